import { beginRun, type Run } from './begin.ts';
import { finish } from './finish.ts';
import type { DayPlan } from './plan.ts';
import { callAll } from './start.ts';
import type { RunMatch, RunState } from './state.ts';

/**
 * Plays the rest of a day once: each free table takes the match that comes first by the criteria of the queue, with its
 * people, and so on to the last one. What cannot be played in the end, because a table is out of use, keeps 0 as its start.
 */
export function runDay(plan: DayPlan, run: Run): RunState {
  const state = beginRun(plan, run);
  for (;;) {
    let next = callAll(state);
    for (const { endsAt } of state.playing) if (endsAt < next) next = endsAt;
    if (next === Infinity) return state;
    state.now = next;
    for (const one of takeOver(state)) finish(one, state);
  }
}

/** Takes out what is over by now. */
function takeOver(state: RunState): readonly RunMatch[] {
  const over = state.playing.filter(({ endsAt }) => endsAt <= state.now);
  if (over.length > 0) state.playing = state.playing.filter(({ endsAt }) => endsAt > state.now);
  return over;
}
