import type { Handler } from '#http/handle.ts';
import type { RingingTable } from './table-changes.ts';

/** What says how somebody is called and where they play. */
export const person = ['players', 'users', 'clubs'] as const;

/** The tables of a shared answer; the server refuses to start if it does not say them. */
export function sourcesOf({ route, options: { sources } }: Handler): readonly RingingTable[] | undefined {
  if (route.shared && !sources) throw new Error(`the shared answers of ${route.name} name no sources`);
  return sources;
}

/**
 * What a list of those who see more than others depends on besides its own tables: who organises what and who is entered. Who looks after
 * a venue or a player is part of a session.
 */
export const sourcesOfOwn = ({ options: { sources = [], cachesOwn } }: Handler) =>
  cachesOwn && [...new Set<RingingTable>([...sources, 'open_organisers', 'inscriptions'])];
