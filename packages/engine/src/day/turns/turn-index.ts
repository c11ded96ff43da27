import { grouped } from '../../grouped.ts';
import type { MatchId, OpenId, PersonId } from '../../id.ts';
import { isOccupying, playersOfDayMatch, type Day, type DayMatch } from '../day.ts';
import { indexDay, type DayIndex } from '../day-index.ts';
import type { Interval } from '../estimates/estimate.ts';
import { inExpectedOrder } from '../estimates/expected-order.ts';
import { queueOf, type Queued } from '../queued.ts';

/** Where a match stands in the queue of its day, from 0, and whether it can be called. */
export type PlaceInQueue = { readonly place: number; readonly isReady: boolean };

/**
 * A day looked up by person, table and match, so that what comes next for somebody costs only what concerns them. Made once for all: see
 * `indexTurns`.
 */
export type TurnIndex = DayIndex & {
  /** Whether the matches of an open are called to their tables. */
  readonly isCalled: (open: OpenId) => boolean;
  /** The matches that are not called yet, in the very order of the table plan. */
  readonly queue: readonly Queued[];
  /** Undefined once it is called. */
  readonly placeOf: (match: MatchId) => PlaceInQueue | undefined;
  readonly playedBy: (person: PersonId) => readonly DayMatch[];
  /** Of matches that nobody calls, also those that the published order gives them. */
  readonly umpiredBy: (person: PersonId) => readonly DayMatch[];
  /** The matches at a table or planned there. */
  readonly atTable: (table: number) => readonly DayMatch[];
};

/** Indexes the turns of a day, some opens of which call their matches; `starts` are those that were estimated last. */
export function indexTurns(
  day: Day,
  isCalled: (open: OpenId) => boolean,
  starts?: ReadonlyMap<MatchId, Interval>,
): TurnIndex {
  const index = indexDay(day);
  const queue = inExpectedOrder(queueOf(index), ({ match }) => starts?.get(match.id));
  const places = new Map(
    queue.map(({ match, waits }, place) => [match.id, { place, isReady: waits.length === 0 }]),
  );
  return {
    ...index,
    isCalled,
    queue,
    placeOf: (match) => places.get(match),
    playedBy: grouped(day.matches, playersOfDayMatch),
    umpiredBy: grouped(day.matches, (match) => present(umpireOf(match, index, isCalled))),
    atTable: grouped(day.matches, ({ table }) => present(table)),
  };
}

const present = <Value>(value: Value | null): readonly Value[] => (value === null ? [] : [value]);

/** Who umpires a match, as far as it is known: where matches are called, the published umpire only if the rules of the open ask for them. */
function umpireOf(
  match: DayMatch,
  { settingsOf }: DayIndex,
  isCalled: (open: OpenId) => boolean,
): PersonId | null {
  const { umpire, publishedUmpire, open } = match;
  if (umpire !== null || isOccupying(match)) return umpire;
  return !isCalled(open) || settingsOf(open).umpires.includes('resting') ? publishedUmpire : null;
}
