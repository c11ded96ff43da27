import {
  type Conflict,
  type ConflictDecision,
  type ErrorCode,
  eventFromWire,
  type MatchEventOnWire,
} from '@topspin/contract';
import {
  applyEvent,
  baseOf,
  type BestOf,
  deviceState,
  foldMatch,
  joined,
  type MatchEvent,
  type MatchState,
  replaced,
  type ServingTurn,
  type Side,
} from '@topspin/engine';
import { randomId } from '#lib/random-id.ts';

/** The match as it would be after a decision, or why that decision cannot be made. */
export type Outcome = { readonly state: MatchState } | { readonly code: ErrorCode };

type Outcomes = Readonly<Record<ConflictDecision, Outcome>> & {
  readonly theirs: { readonly state: MatchState };
};

type ConflictedMatch = {
  readonly log: readonly MatchEventOnWire[];
  readonly conflict: Pick<Conflict, 'based_on' | 'based_on_id' | 'events'>;
  readonly bestOf: BestOf;
};

const divergedFrom = ({ log, conflict }: ConflictedMatch) => ({
  log: log.map(eventFromWire),
  basedOn: conflict.based_on,
  basedOnId: conflict.based_on_id,
  events: conflict.events.map(eventFromWire),
});

/** What each decision makes of the match. */
export function outcomesOf(given: ConflictedMatch): Outcomes {
  const { bestOf } = given;
  const diverged = divergedFrom(given);
  const mine = replaced(diverged, { bestOf }, () => ({ id: randomId(), at: 0 }));
  const both = joined(diverged, { bestOf });
  return {
    theirs: { state: foldMatch(diverged.log, { bestOf }) },
    mine: mine.ok ? { state: mine.value.state } : { code: mine.error.code },
    joined: both.ok ? { state: both.value.state } : { code: both.error.code },
  };
}

/** How many events of the log both have in common before they part. */
export const commonTo = (given: ConflictedMatch): number => baseOf(divergedFrom(given)).length;

/** How the device saw the match. */
export const seenByDevice = (given: ConflictedMatch): MatchState =>
  deviceState(divergedFrom(given), { bestOf: given.bestOf });

/** An event and the score it led to; in doubles also who serves to whom then. */
export type Step = {
  readonly event: MatchEvent;
  readonly serving: ServingTurn | undefined;
  readonly set: number;
  readonly score: Readonly<Record<Side, number>>;
};

/** The events from where two logs part, each with the score after it. */
export function stepsOf(
  base: readonly MatchEventOnWire[],
  events: readonly MatchEventOnWire[],
  bestOf: BestOf,
): Step[] {
  let state = foldMatch(base.map(eventFromWire), { bestOf });
  return events.map(eventFromWire).map((event) => {
    const applied = applyEvent(state, event);
    if (applied.ok) state = applied.value;
    const { sets, serving } = state;
    return { event, serving, set: Math.max(1, sets.length), score: sets.at(-1)?.score ?? { a: 0, b: 0 } };
  });
}
