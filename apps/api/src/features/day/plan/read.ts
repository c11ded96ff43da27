import type {
  AnswerOf,
  Day,
  getFreeTables,
  getOpenDay,
  getVenueDay,
  listSharedDays,
} from '@topspin/contract';
import { dayOf, findByKey } from '#features/day/store.ts';
import { dayOfOpen, runsDayAt, sharedDaysOf } from '#features/day/which-day.ts';
import { isAdmin, type Call, type Db, type Viewer } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { presentFree } from './present-free.ts';
import type { Rights } from './present.ts';
import { rightsIn } from './rows.ts';
import type { ShownDays } from './shown-days.ts';

/** The day of an open, for those who organise it. */
export const readOpenDay =
  (days: ShownDays) =>
  async ({ db, params, query, user, now }: Call<typeof getOpenDay>): Promise<AnswerOf<typeof getOpenDay>> => {
    const key = found(await dayOfOpen(db, params.id, { now, date: query.date ?? null }));
    return readDay(days, db, { id: (await dayOf(db, key)).id, user, now });
  };

/** Reads the free tables in the hall of an open and its next match, for its organisers, as the day shows them. */
export const readFreeTables =
  (days: ShownDays) =>
  async ({
    db,
    params: { id: open },
    user,
    now,
  }: Call<typeof getFreeTables>): Promise<AnswerOf<typeof getFreeTables>> => {
    const { id } = await dayOf(db, found(await dayOfOpen(db, open, { now })));
    const rights = await rightsIn(db, user, id);
    return presentFree(await days.ordered(db, { id, opens: [...rights.keys()], now }), { open, rights });
  };

/** A day at a venue, for those who organise one of its opens, who also begin it. */
export const readVenueDay =
  (days: ShownDays) =>
  async ({
    db,
    params,
    query,
    user,
    now,
  }: Call<typeof getVenueDay>): Promise<AnswerOf<typeof getVenueDay>> => {
    const key = { venue_id: params.id, open_id: null, date: query.date } as const;
    const day = (await runsDayAt(db, user, key)) ? await dayOf(db, key) : await findByKey(db, key);
    return readDay(days, db, { id: found(day).id, user, now });
  };

/** The days at venues that several opens share, for those who organise one of them. */
export async function readSharedDays({
  db,
  user,
  now,
}: Call<typeof listSharedDays>): Promise<AnswerOf<typeof listSharedDays>> {
  const days = await sharedDaysOf(db, user, now);
  return {
    collection: days.map(({ venue_id, venue, ...day }) => ({
      ...day,
      venue: { _id: venue_id, name: venue },
    })),
  };
}

type Reading = { readonly id: string; readonly user: Viewer; readonly now: Date };

async function readDay(days: ShownDays, db: Db, { id, user, now }: Reading): Promise<Day> {
  const rights = found(await planRights(db, user, id));
  return days.plan(db, { id, rights, now });
}

/** The rights of somebody who runs a day, in each of its opens; undefined for others. */
export async function planRights(db: Db, user: Viewer, id: string): Promise<Rights | undefined> {
  const rights = await rightsIn(db, user, id);
  return isAdmin(user) || [...rights.values()].some(({ manages }) => manages) ? rights : undefined;
}
