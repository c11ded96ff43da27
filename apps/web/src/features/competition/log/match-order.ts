import type { Item } from '#lib/outbox/item.ts';

/** The order of a match's events in the outbox. */
export const orderOf = (matchId: string): string => `match:${matchId}`;
export const matchOf = ({ order }: Item): string => order.slice('match:'.length);
