import { sql } from 'kysely';
import { dayOf, findDay } from '#features/day/store.ts';
import { dayOfOpen, isPlayedLater } from '#features/day/which-day.ts';
import type { Db } from '#http/call.ts';

/** The day on which the opens of a day go on by now, at the same tables; null while it is that day itself, or if none goes on. */
export async function nextDayOf(db: Db, dayId: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{
    id: string;
  }>`select o.id from play_days day join opens o on ${isPlayedLater(now)}
    where day.id = ${dayId} order by o.date_start, o.id limit 1`.execute(db);
  const [open] = rows;
  const [day, key] = open ? [await findDay(db, dayId), await dayOfOpen(db, open.id, { now })] : [];
  const isThere = key && day?.venue_id === key.venue_id && day.open_id === key.open_id;
  return isThere ? (await dayOf(db, key)).id : null;
}
