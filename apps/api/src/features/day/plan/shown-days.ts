import { createHash } from 'node:crypto';
import type { Day, Hall } from '@topspin/contract';
import { inExpectedOrder, orderQueue, type QueueRow } from '@topspin/engine';
import { madeInTurn } from '#http/cache/made-in-turn.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import type { Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { asDay } from './as-day.ts';
import { presentDay, type Rights } from './present.ts';
import { presentHall, type OpenOfHall } from './present-hall.ts';
import type { EstimateCache } from '#features/day/estimates/cache.ts';
import { readRows, type DayRows } from './rows.ts';
import { holdsOn, keyOf, sourcesOfReading, type SourcesOfDay } from './unchanged-day.ts';
import { untilOf } from './until-of.ts';

/** A day at an instant, with its order of play. */
export type DayNow = {
  readonly rows: DayRows;
  readonly queue: readonly QueueRow[];
  readonly now: number;
  /** Until when it is so if nobody does anything. */
  readonly until: number;
};

/** What somebody is shown of a day. Whoever sees the same has the same name. */
export type ShownDay = {
  readonly name: string;
  readonly value: Day | Hall;
  readonly opens: readonly string[];
  readonly until: number;
};

/** Days as they are shown, each read and ordered once for all who look, and presented once for all who see the same. */
export type ShownDays = {
  plan(db: Db, of: { readonly id: string; readonly rights: Rights; readonly now: Date }): Promise<Day>;
  hall(
    db: Db,
    of: { readonly id: string; readonly opens: readonly OpenOfHall[]; readonly now: Date },
  ): Promise<Hall>;
  /** A day in its order, of which somebody shows a part. */
  ordered(
    db: Db,
    of: { readonly id: string; readonly opens: readonly string[]; readonly now: Date },
  ): Promise<DayNow>;
  /** Is told of each day that somebody is shown. */
  listen(hear: (shown: ShownDay) => void): void;
};

type Starts = ReturnType<EstimateCache['latest']>;

/** How many matches all of them together may have, in some 30 MB. */
const mostMatches = 30_000;

const sources: SourcesOfDay = { ...sourcesOfReading, opens: [...sourcesOfReading.opens, 'points'] };

/**
 * Keeps days until something that they show changes, or time does it; without a bell, not at all. A hall's next matches are in the order of
 * the starts that were estimated last; those who run a day have these, and order its queue by them.
 */
export function shownDays(
  changes: TableChanges | undefined,
  estimates?: Pick<EstimateCache, 'latest'>,
): ShownDays {
  const days = madeInTurn<DayNow>(mostMatches, changes);
  const plans = presentedOnce<Day>();
  const halls = presentedOnce<Hall>();
  const listeners: ((day: ShownDay) => void)[] = [];

  const find = async (db: Db, id: string, opens: readonly string[], now: Date): Promise<DayNow> => {
    const holds = holdsOn(changes, { id, opens }, sources, now);
    return days.find(
      keyOf({ id, opens }),
      (since, until) =>
        holds(since, until) &&
        (since === undefined ||
          changes?.unchanged(['opens', 'players', 'users', 'clubs', 'venues'], since) === true),
      async () => {
        const rows = found(await readRows(db, id, now));
        const queue = orderQueue(asDay(rows, now.getTime()));
        const until = untilOf(rows, queue, now.getTime());
        const value = { rows, queue, now: now.getTime(), until };
        return { value, size: rows.matches.length, until: new Date(until - 1) };
      },
    );
  };
  const tell = <Value extends Day | Hall>(name: string, day: DayNow, value: Value): Value => {
    const opens = day.rows.opens.map(({ id }) => id);
    for (const hear of listeners) hear({ name, value, opens, until: day.until });
    return value;
  };

  return {
    plan: async (db, { id, rights, now }) => {
      const day = await find(db, id, [...rights.keys()], now);
      const name = planName(id, rights);
      return tell(
        name,
        day,
        plans(day, name, () => withFingerprint(presentDay(day, rights))),
      );
    },
    hall: async (db, { id, opens, now }) => {
      const ids = opens.map(({ _id }) => _id);
      const day = await find(db, id, ids, now);
      const starts = estimates?.latest({ id, opens: ids });
      const value = halls(day, JSON.stringify(opens), () =>
        withFingerprint(presentHall(inShownOrder(day, starts), opens)),
      );
      return tell(hallName(id), day, value);
    },
    ordered: (db, { id, opens, now }) => find(db, id, opens, now),
    listen: (hear) => void listeners.push(hear),
  };
}

const inShownOrder = (day: DayNow, starts: Starts): DayNow => ({
  ...day,
  queue: inExpectedOrder(day.queue, ({ match }) => starts?.get(match.id)),
});

/** Presents a day once under each name, as long as it is cached. */
function presentedOnce<Value>(): (day: DayNow, name: string, present: () => Value) => Value {
  const presented = new WeakMap<DayNow, Map<string, Value>>();
  return (day, name, present) => {
    const known = presented.get(day) ?? new Map<string, Value>();
    presented.set(day, known);
    const value = known.get(name) ?? present();
    known.set(name, value);
    return value;
  };
}

/** Whoever has these rights sees the same. */
export const planName = (id: string, rights: Rights): string =>
  `plan ${id} ${JSON.stringify([...rights].toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;

export const hallName = (id: string): string => `hall ${id}`;

/** Other servers come to the same for the same day. */
function withFingerprint<Value extends object>(value: Value): Value & { readonly fingerprint: string } {
  const text = JSON.stringify({ ...value, at: undefined });
  return { ...value, fingerprint: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}
