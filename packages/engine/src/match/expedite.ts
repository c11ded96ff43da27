import type { MatchEventType } from './events.ts';
import type { MatchState } from './fold.ts';
import { otherSide, type SetRecord, type Side } from './match.ts';
import { suspensionLength, timeoutLength } from './pauses.ts';
import { serverAt } from './serve.ts';

/** The expedite system is not introduced once this many points are scored in the set (2.15.2). */
export const expediteUntilPoints = 18;

/** A set that is played for this long switches to the expedite system (2.15.1), in ms. */
export const expediteAfter = 10 * 60_000;

/** The set in which the expedite system may still be introduced, if there is one. */
const setBeforeExpedite = (state: MatchState): SetRecord | undefined => {
  const set = state.status === 'inPlay' && !state.interval && !state.expedite ? state.sets.at(-1) : undefined;
  return set && set.score.a + set.score.b < expediteUntilPoints ? set : undefined;
};

/** How long each pause in a set lasts at most. */
const longest = new Map<MatchEventType, number>([
  ['timeout', timeoutLength],
  ['suspension', suspensionLength],
]);

/** How long nobody played in a set because of time-outs and suspensions, in ms; one under way counts in full. */
const pausesSince = ({ events }: MatchState, startedAt: number): number => {
  const ofSet = events.slice(events.findIndex(({ at }) => at === startedAt));
  return ofSet.reduce((sum, { type, at }, index) => {
    const next = ofSet[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return sum + Math.min(longest.get(type) ?? 0, Math.max(0, next - at));
  }, 0);
};

/**
 * The instant (ms since the epoch) from which the umpire has to introduce the expedite system in the current
 * set, after ten minutes of play; undefined if it is already on, the set has 18 points, or there is no current set.
 */
export const expediteDueAt = (state: MatchState): number | undefined => {
  const set = setBeforeExpedite(state);
  if (set?.startedAt === undefined) return undefined;
  return set.startedAt + expediteAfter + pausesSince(state, set.startedAt);
};

/** The points scored in the set when its last rally began; negative if there was no rally yet. */
const playedBeforeLastRally = ({ events }: MatchState, played: number): number => {
  const sinceRally = events.slice(events.findLastIndex(({ type }) => type === 'point') + 1);
  const given = sinceRally.reduce(
    (sum, event) => sum + (event.type === 'penaltyPoint' ? event.points : 0),
    0,
  );
  return played - given - 1;
};

/**
 * The server when the expedite system begins in the set under way (2.15.3): interrupted in a rally the same server again,
 * between two rallies the receiver of the last one; penalty points are no rally, and before the first one of a set its
 * order of service stands. Undefined where it cannot begin now.
 */
export const expediteServer = (state: MatchState, inRally: boolean): Side | undefined => {
  const set = setBeforeExpedite(state);
  if (set === undefined) return undefined;
  const before = playedBeforeLastRally(state, set.score.a + set.score.b);
  return inRally || before < 0 ? state.server : otherSide(serverAt(set.firstServer, before));
};
