/** The tabs of a player's page. */
export const playerTabs = ['rating', 'matches', 'opens'] as const;
export type PlayerTab = (typeof playerTabs)[number];
