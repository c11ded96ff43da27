import { person } from '#http/cache/sources.ts';

/** The tables that the shared answers of a competition are made from. */
export const phaseTables = [
  'opens',
  'venues',
  'phases',
  'groups',
  'group_players',
  'side_members',
  'matches',
  'sets',
  ...person,
] as const;
export const groupTables = [...phaseTables, 'inscriptions'] as const;
