import { person } from '#http/cache/sources.ts';

/** The tables that the shared answers of circuits are made from. */
export const circuitTables = ['circuits', 'editions'] as const;
export const editionTables = [...circuitTables, 'opens'] as const;
export const rankingTables = [
  ...editionTables,
  'open_organisers',
  'settings',
  'open_results',
  'inscriptions',
  'side_members',
  ...person,
] as const;
