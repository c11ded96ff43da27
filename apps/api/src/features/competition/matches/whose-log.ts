import type { Sent } from '#features/competition/store/log.ts';

/** The events of a log that no undo has removed. */
export function standing<Event extends { readonly type: string }>(log: readonly Event[]): Event[] {
  const left: Event[] = [];
  for (const event of log) {
    if (event.type === 'undo') left.pop();
    else left.push(event);
  }
  return left;
}

/** Whether somebody else than the two players scores a match: its umpire or the organisers. Players then leave it to them. */
export const isScoredForThem = (log: readonly Sent[]): boolean =>
  standing(log).some(({ side }) => side === null);
