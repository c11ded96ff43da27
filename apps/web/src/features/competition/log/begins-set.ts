import type { MatchState } from '@topspin/engine';

/** Whether no rally of the set under way has been played; penalty points may have been given. */
export function beginsSet({ status, interval, events }: MatchState): boolean {
  if (status !== 'inPlay' || interval) return false;
  const begun = events.findLastIndex(({ type }) => type === 'start' || type === 'toss');
  return events.slice(begun + 1).every(({ type }) => type !== 'point');
}

/** In doubles: whether who serves to whom is still to be said at the start of a set, which its first point begins too if nobody started it. */
export function asksServeOrder(state: MatchState): boolean {
  if (state.status !== 'inPlay' || state.interval || state.serving !== undefined) return false;
  const { a, b } = state.sets.at(-1)?.score ?? { a: 0, b: 0 };
  return beginsSet(state) || a + b <= 1;
}
