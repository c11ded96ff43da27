import type { Day, DayMatch } from '@topspin/contract';

/** Whether a match that is given back would be called again by itself, and so is held for five minutes. */
export const holdsBack = ({ automatic, opens }: Day, match: DayMatch | undefined): boolean =>
  automatic && opens.some((open) => open._id === match?.open_id && open.automatic);
