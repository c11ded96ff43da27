import type { PhaseType } from '@topspin/engine';

/** The tabs of an open's page. */
export const openTabs = ['players', 'groups', 'knockouts', 'results', 'ages', 'information'] as const;
export type OpenTab = (typeof openTabs)[number];

/** Where the phases of each type are. */
export const tabOf = { groups: 'groups', knockout: 'knockouts' } as const satisfies Record<
  PhaseType,
  OpenTab
>;
