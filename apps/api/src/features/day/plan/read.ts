import type { AnswerOf, Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { dayOf } from '#features/day/store.ts';
import { dayOfOpen } from '#features/day/which-day.ts';
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

/** A day at a venue, for those who organise one of its opens: it begins when one of them opens it. */
export async function readVenueDay({
  db,
  params,
  query,
  user,
  now,
}: Call<typeof getVenueDay>): Promise<AnswerOf<typeof getVenueDay>> {
  const day = await db
    .selectFrom('play_days')
    .select('id')
    .where('venue_id', '=', params.id)
    .where('date', '=', query.date)
    .executeTakeFirst();
  return readDay(db, found(day).id, { user, now });
}

async function readDay(db: Db, id: string, { user, now }: { user: Viewer; now: Date }): Promise<Day> {
  const rights = await rightsIn(db, user, id);
  if (!isAdmin(user) && ![...rights.values()].some(({ manages }) => manages)) throw fail('thing.notFound');
  return presentDay(found(await readRows(db, id, now)), now.getTime(), rights);
}
