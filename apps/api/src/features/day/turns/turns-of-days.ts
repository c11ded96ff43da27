import { indexTurns, type MatchId, type OpenId, type PersonId, type TurnIndex } from '@topspin/engine';
import { asDay, sidesIn } from '#features/day/plan/as-day.ts';
import type { KnownDays } from '#features/day/plan/known-days.ts';
import { personOf as namesIn, type PersonOf } from '#features/day/plan/present-match.ts';
import type { DayRows, MatchOfDay } from '#features/day/plan/rows.ts';
import type { EstimateCache, EstimatedDay } from '#features/day/estimates/cache.ts';
import type { DayAndOpens } from '#features/day/plan/unchanged-day.ts';
import type { Db } from '#http/call.ts';
import type { DaysOfOpens } from './day-of-open.ts';

/** The turns of a day, and what is shown of them. */
export type DayTurns = {
  readonly of: DayAndOpens;
  readonly rows: DayRows;
  readonly index: TurnIndex;
  readonly rowOf: (match: MatchId) => MatchOfDay | undefined;
  /** The person that a player is on the day: a guest may be said to be somebody else. */
  readonly personOf: (player: string) => PersonId;
  /** The same of a side: all people of a pair. */
  readonly peopleOf: (side: string) => readonly PersonId[];
  /** A person as an open has entered them. */
  readonly named: PersonOf;
  /** Whether those who know of an open may know of a match: in that open, or in one that visitors may read. */
  readonly tells: (open: OpenId, match: MatchId) => boolean;
};

/** The turns of the day of an open, and when its matches begin: one order and one estimate for all who ask (ADR 123). */
export type TurnsOfDays = {
  /** Undefined if the open is not in play. */
  find(db: Db, openId: string, now: Date): Promise<DayTurns | undefined>;
  /** The starts of the matches that are not called yet; none where no table is known, or before the first match: nobody knows when they begin. */
  starts(db: Db, day: DayTurns, now: Date): Promise<EstimatedDay['estimate']['starts']>;
  /** All opens that share the day of an open. */
  sharing(db: Db, openId: string, now: Date): Promise<readonly string[]>;
};

/** The order changes without any change, too: when somebody has rested. */
const lasts = 5000;

type Sources = {
  readonly daysOf: DaysOfOpens;
  readonly days: KnownDays;
  readonly estimates: EstimateCache;
};

export function turnsOfDays({ daysOf, days, estimates }: Sources): TurnsOfDays {
  /** Put in order once for as long as a day is as it was read. */
  const ordered = new WeakMap<DayRows, { readonly turns: DayTurns; readonly at: number }>();
  return {
    async find(db, openId, now) {
      const of = await daysOf.find(db, openId, now);
      if (!of) return undefined;
      const rows = await days.find(db, of, now);
      const known = ordered.get(rows);
      if (known && Math.abs(now.getTime() - known.at) < lasts) return known.turns;
      const turns = turnsIn(of, { rows, now: now.getTime(), starts: estimates.latest(of) });
      ordered.set(rows, { turns, at: now.getTime() });
      return turns;
    },
    async starts(db, { of, rows }, now) {
      const { tables, matches } = rows;
      const hasBegun = matches.some(
        ({ state, wasCalled }) => wasCalled || state === 'inPlay' || state === 'finished',
      );
      if (tables.length === 0 || !hasBegun) return new Map();
      return (await estimates.find(db, of, now, rows)).estimate.starts;
    },
    sharing: async (db, openId, now) => (await daysOf.find(db, openId, now))?.opens ?? [],
  };
}

type Read = {
  readonly rows: DayRows;
  readonly now: number;
  readonly starts: EstimatedDay['estimate']['starts'] | undefined;
};

function turnsIn(of: DayAndOpens, { rows, now, starts }: Read): DayTurns {
  const byId = new Map(rows.matches.map((match) => [match.id, match]));
  const guests = new Map(
    rows.people.flatMap(({ id, guests: as }) => as.map((guest) => [guest.id, id] as const)),
  );
  const published = new Set(rows.opens.flatMap(({ id, isPublished }) => (isPublished ? [id] : [])));
  const called = callingOpens(rows);
  const personOf = (player: string): PersonId => guests.get(player) ?? player;
  const sideOf = sidesIn(rows.people);
  return {
    of,
    rows,
    index: indexTurns(asDay(rows, now), (open) => called.has(open), starts),
    rowOf: (match) => byId.get(match),
    personOf,
    peopleOf: (side) => sideOf(personOf(side)) ?? [],
    named: namesIn(rows.people),
    tells(open, match) {
      const its = byId.get(match)?.open;
      return its !== undefined && (its === open || published.has(its));
    },
  };
}

/** The opens whose matches are called: by themselves, or one of them was. */
function callingOpens({ day, opens, matches }: DayRows): ReadonlySet<OpenId> {
  const automatic = opens.filter(({ settings }) => day.automatic && settings?.automatic !== false);
  return new Set([
    ...automatic.map(({ id }) => id),
    ...matches.flatMap(({ open, wasCalled }) => (wasCalled ? [open] : [])),
  ]);
}
