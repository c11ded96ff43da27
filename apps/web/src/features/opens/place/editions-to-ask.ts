import type { ListQuery } from '@topspin/contract';

type EditionsQuery = Pick<ListQuery, 'filters' | 'sortBy' | 'sortDesc'>;

/** The editions that an open can ask to be in: those not over; circuit managers put opens in any. */
export const editionsToAsk = (manages: boolean): Partial<EditionsQuery> => ({
  ...(!manages && { filters: { state: { $ne: 'finished' } } }),
  sortBy: ['date_start'],
  sortDesc: [true],
});
