import { hostname, type NetworkInterfaceInfo } from 'node:os';
import { isOwn } from './own-hosts.ts';

/** The addresses and names by which phones in the hall, and this machine itself, may reach it. */
export function hallHosts(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>, name = hostname()): string[] {
  const addresses = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => address);
  const host = name.toLowerCase();
  const names = host.includes('.') ? [host] : [`${host}.local`];
  return [...new Set(['localhost', ...names, ...addresses])].filter(isOwn).toSorted();
}
