/**
 * What a device keeps as it was last read: what is needed to follow an open and score its matches without a line. Names of routes,
 * since their schemas would be part of the first page.
 */
export const keptReads: ReadonlySet<unknown> = new Set([
  'me',
  'installation',
  'getOpen',
  'listInscriptions',
  'listEntrants',
  'listPhases',
  'listBrackets',
  'getGroup',
  'getClassification',
  'getMatch',
  'listEvents',
]);

export const isKeptRead = (queryKey: readonly unknown[]): boolean => keptReads.has(queryKey[0]);
