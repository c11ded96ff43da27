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
 * The tables that a list depends on besides its own, if some viewers see more: organisers and registrations. Who looks after
 * a venue or a player is part of a session.
 */
export const sourcesOfOwn = ({ options: { sources = [], cachesOwn } }: Handler) =>
  cachesOwn && [...new Set<RingingTable>([...sources, 'open_organisers', 'inscriptions'])];
