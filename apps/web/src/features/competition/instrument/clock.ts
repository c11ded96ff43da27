import { type MatchState, pauseOf } from '@topspin/engine';

const second = 1000;
const minute = 60;

/** Minutes and seconds, never negative: `0:07`, `12:30`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second));
  return `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`;
}

/** How long the current set has lasted, in ms; undefined between sets and before its first point. */
export function setLasts(state: MatchState, now: number): number | undefined {
  const set = state.interval ? undefined : state.sets.at(-1);
  return set?.startedAt === undefined ? undefined : Math.max(0, now - set.startedAt);
}

/** A pause that was forgotten long ago no longer shows a clock. */
const forgottenAfter = 10 * minute * second;

/** The pause to show a clock for. */
export function runningPause(state: MatchState, now: number): ReturnType<typeof pauseOf> {
  const pause = pauseOf(state);
  return pause && now - pause.until < forgottenAfter ? pause : undefined;
}
