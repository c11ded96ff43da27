import { hostname } from 'node:os';
import { versions } from '#platform/version.ts';

const prefix = 'topspin bell';

/** How the connection of this server's bell is named, so that admins see which servers there are. PostgreSQL keeps 63 bytes. */
export const nameOfBell = (): string => `${prefix} ${hostname().slice(0, 30)} ${versions.version}`;

/** The server that a connection with such a name belongs to. */
export function serverOf(name: string): { readonly host: string; readonly version: string } {
  const [host = '?', version = '?'] = name.slice(prefix.length).trim().split(' ');
  return { host, version };
}
