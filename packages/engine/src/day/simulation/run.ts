import type { Random } from '../../random.ts';
import { beginRun } from './begin.ts';
import { finish } from './finish.ts';
import type { DayPlan } from './plan.ts';
import { callAll } from './start.ts';
import type { RunState } from './state.ts';

/**
 * Plays the rest of a day once, at this pace: each free table takes the match that comes first by the criteria of the queue, with its
 * people, and so on to the last one. What cannot be played in the end, because a table is out of use, keeps 0 as its start.
 */
export function runDay(plan: DayPlan, pace: number, random: Random): RunState {
  const state = beginRun(plan, pace, random);
  const playing = new Set([...state.matches.values()].filter(({ endsAt }) => endsAt > 0));
  for (;;) {
    const soonest = callAll(state);
    for (const { match } of state.tables) if (match) playing.add(match);
    let next = soonest;
    for (const { endsAt } of playing) next = Math.min(next, endsAt);
    if (next === Infinity) return state;
    state.now = next;
    for (const one of playing)
      if (one.endsAt <= next) {
        playing.delete(one);
        finish(one, state);
      }
  }
}
