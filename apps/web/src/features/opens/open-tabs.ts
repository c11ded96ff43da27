/** The tabs of an open's page. */
export const openTabs = ['players', 'groups', 'knockouts', 'results', 'ages', 'information'] as const;
export type OpenTab = (typeof openTabs)[number];
