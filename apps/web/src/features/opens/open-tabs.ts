import type { PhaseType } from '@topspin/engine';

/** The tabs of an open's page. */
export const openTabs = [
  'players',
  'pairs',
  'groups',
  'knockouts',
  'tables',
  'results',
  'ages',
  'information',
] as const;
export type OpenTab = (typeof openTabs)[number];

type Shown = { readonly mayManage: boolean; readonly isDoubles: boolean };

/** The tabs for a viewer: only organisers run its tables, and only doubles have pairs. */
export const tabsFor = ({ mayManage, isDoubles }: Shown): readonly OpenTab[] =>
  openTabs.filter((tab) => (tab !== 'tables' || mayManage) && (tab !== 'pairs' || isDoubles));

/** Where the phases of each type are. */
export const tabOf = { groups: 'groups', knockout: 'knockouts', swiss: 'groups' } as const satisfies Record<
  PhaseType,
  OpenTab
>;
