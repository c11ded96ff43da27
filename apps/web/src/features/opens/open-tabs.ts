import type { PhaseType } from '@topspin/engine';

/** The tabs of an open's page. */
export const openTabs = [
  'players',
  'groups',
  'knockouts',
  'tables',
  'results',
  'ages',
  'information',
] as const;
export type OpenTab = (typeof openTabs)[number];

/** The tabs for a viewer: only organisers run its tables. */
export const tabsFor = (mayManage: boolean): readonly OpenTab[] =>
  mayManage ? openTabs : openTabs.filter((tab) => tab !== 'tables');

/** Where the phases of each type are. */
export const tabOf = { groups: 'groups', knockout: 'knockouts', swiss: 'groups' } as const satisfies Record<
  PhaseType,
  OpenTab
>;
