import type { MatchState } from '@topspin/engine';

/** Whether no rally of the set under way has been played; penalty points may have been given. */
export function beginsSet({ status, interval, events }: MatchState): boolean {
  if (status !== 'inPlay' || interval) return false;
  const begun = events.findLastIndex(({ type }) => type === 'start' || type === 'toss');
  return events.slice(begun + 1).every(({ type }) => type !== 'point');
}
