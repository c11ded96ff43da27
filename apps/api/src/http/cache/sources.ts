import type { Route } from '@topspin/contract';
import type { RingingTable } from './table-changes.ts';

const circuits = ['circuits', 'editions'] as const;
const editions = [...circuits, 'opens'] as const;
const person = ['players', 'users', 'clubs'] as const;
const trust = ['open_organisers', 'settings'] as const;
const ranking = [...editions, ...trust, 'open_results', 'inscriptions', ...person] as const;
const phases = [
  'opens',
  'venues',
  'phases',
  'groups',
  'group_players',
  'matches',
  'sets',
  ...person,
] as const;
const groups = [...phases, 'inscriptions'] as const;
const shown = ['opens', 'phases', 'groups', 'group_players', 'matches', 'sets', 'players', 'clubs'] as const;
const matches = ['matches', 'sets', 'opens', 'venues', 'groups', 'players', 'users'] as const;

/**
 * The tables that each shared answer depends on: it is invalidated when one of them changes. One row per route marked
 * `shared` in the contract; a test checks each against the statements that run.
 */
const sources: Readonly<Record<string, readonly RingingTable[]>> = {
  listPlayers: person,
  getLeaderboard: [...person, 'rating_ledger'],
  listPlayerRatings: [...person, 'rating_ledger', 'opens'],
  listClubs: ['clubs'],
  listVenues: ['venues', 'venue_tables'],
  getVenueMap: ['venues'],
  listCircuits: circuits,
  getCircuit: circuits,
  listEditions: editions,
  getEdition: editions,
  getEditionRanking: ranking,
  getEditionRace: ranking,
  getCircuitRanking: ranking,
  getOpenMoves: ranking,
  listOpens: ['opens', 'open_organisers', 'users', 'venues', 'venue_tables', 'editions', 'inscriptions'],
  listPhases: phases,
  getGroup: groups,
  listBrackets: groups,
  getClassification: [...phases, 'sets', 'rating_ledger'],
  listMatches: matches,
  listPublicOpens: ['opens', 'venues', 'matches'],
  getPublicOpen: [...shown, 'venues', 'inscriptions', 'open_results'],
  listPublicGroups: [...shown, 'inscriptions'],
  listPublicBrackets: shown,
  listPublicResults: shown,
  listPublicPlayers: ['opens', 'inscriptions', 'phases', 'group_players', 'players', 'clubs'],
  getPublicPlayer: [...shown, 'inscriptions'],
  findPublicMatch: ['opens', 'matches'],
  getPublicMatch: shown,
  listPublicEvents: ['opens', 'matches'],
};

/** The lists of which who sees more than others has their own kept. Those of matches and ratings depend on much else. */
const ownLists: readonly string[] = [
  'listPlayers',
  'listOpens',
  'listVenues',
  'listClubs',
  'listCircuits',
  'listEditions',
];

/**
 * What such a list depends on besides its own tables: who organises what and who is entered. Who looks after a venue or a player is part of
 * a session.
 */
export const sourcesOfOwn = (route: Route): readonly RingingTable[] | undefined =>
  ownLists.includes(route.name)
    ? [...new Set([...(sourcesOf(route) ?? []), 'open_organisers' as const, 'inscriptions' as const])]
    : undefined;

/** The sources of a shared route; the server refuses to start if one has none. */
export function sourcesOf({ name, shared }: Route): readonly RingingTable[] | undefined {
  const found = sources[name];
  if (shared === true && !found)
    throw new Error(`the shared answers of ${name} have no row in http/cache/sources.ts`);
  return shared === true ? found : undefined;
}
