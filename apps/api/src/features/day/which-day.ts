import type { OpenId, VenueId } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { trustedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';

/** The identity of a day: a venue, or an open that shares its tables with no other, and a date there. */
export type DayKey = {
  readonly venue_id: VenueId | null;
  readonly open_id: OpenId | null;
  /** `2026-11-28` */
  readonly date: string;
};

/** A match that begins after midnight belongs to the evening before. */
const dayBegins = sql.lit('5 hours');

const zone = sql`coalesce((select venues.time_zone from venues where venues.id = o.venue_id), 'Europe/Madrid')`;
const firstDay = sql`(o.date_start at time zone ${zone})::date`;
const lastDay = sql`(o.date_end at time zone ${zone})::date`;

/** The day of an open `o` that is played now: today, or its nearest one. */
const currentDay = (now: Date): RawBuilder<unknown> =>
  sql`least(greatest(((${now}::timestamptz - interval ${dayBegins}) at time zone ${zone})::date, ${firstDay}), ${lastDay})`;

/**
 * Opens share the tables of a venue once they are trusted: an account is free, and whoever made an open there could otherwise close the
 * tables of another.
 */
const sharesVenue = sql<boolean>`(o.venue_id is not null and ${trustedOpen(sql.ref('o.id'))})`;

/** The day of an open on a date, or the current one; undefined if it is not played then. */
export async function dayOfOpen(
  db: Db,
  openId: string,
  { now, date = null }: { readonly now: Date; readonly date?: string | null },
): Promise<DayKey | undefined> {
  const { rows } = await sql<DayKey>`
    select case when ${sharesVenue} then o.venue_id end as venue_id, case when not ${sharesVenue} then o.id end as open_id,
      coalesce(${date}::date, ${currentDay(now)})::text as date
    from opens o where o.id = ${openId} and o.deleted_at is null and o.state not in ('created', 'canceled')
      and (${date}::date is null or ${date}::date between ${firstDay} and ${lastDay})`.execute(db);
  return rows[0];
}

/** The condition that an open `o` is played on a day `day`. */
export const isPlayedOn = sql<boolean>`(o.deleted_at is null and o.state not in ('created', 'canceled')
  and (o.id = day.open_id or (o.venue_id = day.venue_id and ${sharesVenue} and day.date between ${firstDay} and ${lastDay})))`;

/** The same for an open in play whose current day is a later one by now. */
export const isPlayedLater = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isPlayedOn} and o.state = 'active' and ${currentDay(now)} > day.date)`;

/** The same for one whose current day it is: nothing is called by itself on another one. */
export const isPlayedNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isPlayedOn} and day.date = ${currentDay(now)})`;
