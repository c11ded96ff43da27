import type { AnswerOf, Day, getOpenDay, getVenueDay, listSharedDays } from '@topspin/contract';
import { dayOf, findByKey } from '#features/day/store.ts';
import { dayOfOpen, runsDayAt, sharedDaysOf } from '#features/day/which-day.ts';
import { isAdmin, type Call, type Db, type Viewer } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { presentDay } from './present.ts';
import { readRows, rightsIn } from './rows.ts';

/** The day of an open, for those who organise it. */
export async function readOpenDay({
  db,
  params,
  query,
  user,
  now,
}: Call<typeof getOpenDay>): Promise<AnswerOf<typeof getOpenDay>> {
  const key = found(await dayOfOpen(db, params.id, { now, date: query.date ?? null }));
  return readDay(db, (await dayOf(db, key)).id, { user, now });
}

/** A day at a venue, for those who organise one of its opens, who also begin it. */
export async function readVenueDay({
  db,
  params,
  query,
  user,
  now,
}: Call<typeof getVenueDay>): Promise<AnswerOf<typeof getVenueDay>> {
  const key = { venue_id: params.id, open_id: null, date: query.date } as const;
  const day = (await runsDayAt(db, user, key)) ? await dayOf(db, key) : await findByKey(db, key);
  return readDay(db, found(day).id, { user, now });
}

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

async function readDay(db: Db, id: string, { user, now }: { user: Viewer; now: Date }): Promise<Day> {
  const rights = await rightsIn(db, user, id);
  if (!isAdmin(user) && ![...rights.values()].some(({ manages }) => manages)) throw fail('thing.notFound');
  return presentDay(found(await readRows(db, id, now)), now.getTime(), rights);
}
