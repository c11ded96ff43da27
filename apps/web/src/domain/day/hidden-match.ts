import type { Day, DayMatch } from '@topspin/contract';

/** Whether it is a match of an open that the user may not know of. */
export const isHidden = ({ opens }: Pick<Day, 'opens'>, { open_id }: Pick<DayMatch, 'open_id'>): boolean =>
  opens.find(({ _id }) => _id === open_id)?.name === null;
