import { err, ok, type Result } from '../result.ts';
import type { MatchEvent } from './events.ts';
import type { EventFailureCode } from './failures.ts';
import { applyEvent, foldMatch, type MatchState } from './fold.ts';
import type { MatchRules } from './match.ts';
import { readLog } from './read-log.ts';

/** The log of a match, and the events that a device recorded on an earlier state of it: both go on from event `basedOn`, each its own way. */
export type Diverged = {
  readonly log: readonly MatchEvent[];
  /** The `seq` of the last event that the device knew of; 0 before the first. */
  readonly basedOn: number;
  /** The id of that event; null before the first. If the log has another one there, the match was started again. */
  readonly basedOnId: string | null;
  readonly events: readonly MatchEvent[];
};

/** Why two logs cannot become one. */
export const divergedFailureCodes = ['match.basisGone', 'match.undoBeyondOwn'] as const;
export type DivergedFailure = { readonly code: EventFailureCode | (typeof divergedFailureCodes)[number] };

/** What to append to a log so that it becomes the other one, and the state it has then. */
export type Continued = { readonly events: readonly MatchEvent[]; readonly state: MatchState };

/** The id and the instant of an event that the reconciliation adds: an undo, or an event that comes back. */
type Stamp = () => Pick<MatchEvent, 'id' | 'at'>;

/** Appends events to a log, numbered, as far as the laws allow all of them. */
function append(
  log: readonly MatchEvent[],
  events: readonly MatchEvent[],
  rules: MatchRules,
): Result<Continued, DivergedFailure> {
  let state = foldMatch(log, rules);
  const numbered = events.map((event, index) => ({ ...event, seq: log.length + index + 1 }));
  for (const event of numbered) {
    const applied = applyEvent(state, event);
    if (!applied.ok) return applied;
    state = applied.value;
  }
  return ok({ events: numbered, state });
}

/** Whether the log still has what the device built on. */
const hasBasis = ({ log, basedOn, basedOnId }: Diverged): boolean =>
  (log[basedOn - 1]?.id ?? null) === basedOnId;

/** How the device saw the match, as a state of its own; of a match that was started again only what follows from its own events. */
export const deviceState = (diverged: Diverged, rules: MatchRules): MatchState =>
  foldMatch([...baseOf(diverged), ...diverged.events], rules);

/** What the device and the log have in common before they part: nothing, if the match was started again. */
export const baseOf = (diverged: Diverged): readonly MatchEvent[] =>
  hasBasis(diverged) ? diverged.log.slice(0, diverged.basedOn) : [];

/**
 * The device's log in place of the one there is: what came after they parted is undone, and the device's events follow. Nothing is removed
 * from the log.
 */
export function replaced(
  diverged: Diverged,
  rules: MatchRules,
  stamp: Stamp,
): Result<Continued, DivergedFailure> {
  const { log, basedOn, events } = diverged;
  if (!hasBasis(diverged)) return err({ code: 'match.basisGone' });
  const base = readLog(log.slice(0, basedOn), rules).events;
  const now = readLog(log, rules).events;
  const parting = base.findIndex(({ id }, index) => now[index]?.id !== id);
  const common = parting < 0 ? base.length : parting;
  const undos = now.slice(common).map((): MatchEvent => ({ type: 'undo', seq: 0, ...stamp() }));
  const back = base.slice(common).map((event): MatchEvent => ({ ...event, ...stamp(), at: event.at }));
  return append(log, [...undos, ...back, ...events], rules);
}

/** The events of a device that count, if its undos removed only its own. */
function ownEvents(events: readonly MatchEvent[]): Result<MatchEvent[], DivergedFailure> {
  const own: MatchEvent[] = [];
  for (const event of events) {
    if (event.type !== 'undo') own.push(event);
    else if (!own.pop()) return err({ code: 'match.undoBeyondOwn' });
  }
  return ok(own);
}

/**
 * The device's events after those of the log. What the log has already, such as the toss, the start of the set or in doubles its order of service,
 * is left out: the order is counted by all the points of both.
 */
export function joined(diverged: Diverged, rules: MatchRules): Result<Continued, DivergedFailure> {
  const { log, events } = diverged;
  if (!hasBasis(diverged)) return err({ code: 'match.basisGone' });
  const own = ownEvents(events);
  if (!own.ok) return own;
  let state = foldMatch(log, rules);
  const orderedSet = state.serving === undefined ? undefined : state.sets.length;
  const added: MatchEvent[] = [];
  for (const event of own.value) {
    if (event.type === 'serveOrder' && !state.interval && state.sets.length === orderedSet) continue;
    const applied = applyEvent(state, event);
    if (!applied.ok && !isThere(applied.error.code)) return applied;
    if (!applied.ok) continue;
    state = applied.value;
    added.push(event);
  }
  return append(log, added, rules);
}

const isThere = (code: EventFailureCode): boolean =>
  code === 'match.tossTwice' || code === 'match.setUnderWay' || code === 'match.expediteOn';
