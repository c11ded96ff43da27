import { type MatchState, pauseOf } from '@topspin/engine';

const second = 1000;
const minute = 60;

/** Minutes and seconds as on a clock, never under zero: `0:07`, `12:30`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second));
  return `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`;
}

/** How long the set under way lasts, in ms; undefined between sets and before its first point. */
export function setLasts(state: MatchState, now: number): number | undefined {
  const set = state.interval ? undefined : state.sets.at(-1);
  return set?.startedAt === undefined ? undefined : Math.max(0, now - set.startedAt);
}

/** A pause forgotten long ago shows no clock any more. */
const forgottenAfter = 10 * minute * second;

/** The pause that a clock is shown for. */
export function runningPause(state: MatchState, now: number): ReturnType<typeof pauseOf> {
  const pause = pauseOf(state);
  return pause && now - pause.until < forgottenAfter ? pause : undefined;
}
