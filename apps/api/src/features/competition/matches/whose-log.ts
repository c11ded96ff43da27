type Logged = { readonly type: string; readonly by_player: boolean };

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
export const isScoredForThem = (log: readonly Logged[]): boolean =>
  standing(log).some(({ by_player }) => !by_player);
