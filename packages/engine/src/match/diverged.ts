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

/** How the device saw the match, as a state of its own. */
export const deviceState = ({ log, basedOn, events }: Diverged, rules: MatchRules): MatchState =>
  foldMatch([...log.slice(0, basedOn), ...events], rules);

/**
 * The device's log in place of the one there is: what came after they parted is undone, and the device's events follow. Nothing is removed
 * from the log.
 */
export function replaced(
  { log, basedOn, events }: Diverged,
  rules: MatchRules,
  stamp: Stamp,
): Result<Continued, DivergedFailure> {
  if (log.length < basedOn) return err({ code: 'match.basisGone' });
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

/** The device's events after those of the log. What the log has already, such as the toss or the start of the set, is left out. */
export function joined({ log, events }: Diverged, rules: MatchRules): Result<Continued, DivergedFailure> {
  const own = ownEvents(events);
  if (!own.ok) return own;
  let state = foldMatch(log, rules);
  const added: MatchEvent[] = [];
  for (const event of own.value) {
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
