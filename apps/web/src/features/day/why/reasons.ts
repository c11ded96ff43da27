import type { DayWait, QueueRow } from '@topspin/contract';
import { defaultDaySettings, minute } from '@topspin/engine';

/** When a match is expected to end, in milliseconds; undefined while nobody knows. */
export type EndOf = (match: string) => number | undefined;

/** The expected ends of waits. */
export type Ends = {
  readonly of: EndOf;
  /** The end of the phases before that of the match that waits. */
  readonly earlierPhases: number | undefined;
};

const rest = defaultDaySettings.rest * minute;

/**
 * The waits of a match of the queue: each match that decides a player by itself, and somebody who umpires and then rests once. First comes
 * what is expected to end last, since the match begins only then: before all what a person has to do, of which nobody knows when.
 */
export function reasonsOf({ waits }: Pick<QueueRow, 'waits'>, ends: Ends): readonly DayWait[] {
  const reasons = oncePerPerson(waits).flatMap(byFeeder);
  const lasting = reasons.map((wait) => ({ wait, end: endOf(wait, ends) }));
  return lasting.toSorted((one, other) => compare(other.end, one.end)).map(({ wait }) => wait);
}

/** When what ends last does, as far as that is known. */
export function lastEnd({ waits }: Pick<QueueRow, 'waits'>, ends: Ends): number | undefined {
  const last = Math.max(
    ...oncePerPerson(waits)
      .flatMap(byFeeder)
      .map((wait) => endOf(wait, ends)),
  );
  return last > unknown && last < Infinity ? last : undefined;
}

/** Whether it waits for more than one thing. */
export const hasSeveral = ({ waits }: Pick<QueueRow, 'waits'>): boolean =>
  oncePerPerson(waits).flatMap(byFeeder).length > 1;

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

const oncePerPerson = (waits: readonly DayWait[]): readonly DayWait[] =>
  waits.filter(
    ({ person }, at) => person === undefined || waits.findIndex((wait) => wait.person === person) === at,
  );

const byFeeder = (wait: DayWait): readonly DayWait[] =>
  wait.feeders && wait.feeders.length > 1
    ? wait.feeders.map((feeder) => ({ ...wait, feeders: [feeder] }))
    : [wait];

/** A wait that ends by itself at an unknown time comes after those whose end is known. */
const unknown = 0;

function endOf({ code, until, match_id: match, feeders = [] }: DayWait, { of, earlierPhases }: Ends): number {
  switch (code) {
    case 'absent':
    case 'tableOutOfUse':
    case 'tableLocked':
      return Infinity;
    case 'playerUnknown': {
      const [feeder] = feeders;
      return feeder ? after(of(feeder.match_id)) : (earlierPhases ?? unknown);
    }
    case 'earlierPhase':
      return earlierPhases ?? unknown;
    case 'elsewhere':
      return unknown;
    case 'playing':
      return match === undefined ? unknown : after(of(match));
    case 'umpiring':
    case 'tableTaken':
      return (match === undefined ? undefined : of(match)) ?? unknown;
    case 'resting':
    case 'notBefore':
    case 'fixedTime':
      return until === undefined ? unknown : Date.parse(until);
  }
}

/** A player rests after a match. */
const after = (end: number | undefined): number => (end === undefined ? unknown : end + rest);
