import { eventFromWire, type MatchEventOnWire } from '@topspin/contract';
import { applyEvent, type EventFailureCode, type MatchState } from '@topspin/engine';

/** How far events could be folded: those accepted, in order, and the first rejected one. */
export type Folded = {
  readonly state: MatchState;
  readonly taken: readonly MatchEventOnWire[];
  readonly refused?: { readonly event: MatchEventOnWire; readonly code: EventFailureCode };
};

/** Folds events onto a state up to the first rejected one: later ones were meant for another score. */
export function foldEvents(before: MatchState, events: readonly MatchEventOnWire[]): Folded {
  let state = before;
  for (const [index, event] of events.entries()) {
    const applied = applyEvent(state, eventFromWire(event));
    if (!applied.ok)
      return { state, taken: events.slice(0, index), refused: { event, code: applied.error.code } };
    state = applied.value;
  }
  return { state, taken: events };
}
