import { usualTimeZone } from '@topspin/contract';
import type { OpenId, VenueId } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { organisesOpen, trustedOpen } from '#features/opens/reads.ts';
import type { Db, Viewer } from '#http/call.ts';
import type { Person } from '#http/person.ts';

/** The identity of a day: a venue, or an open that shares its tables with no other, and a date there. */
export type DayKey = {
  readonly venue_id: VenueId | null;
  readonly open_id: OpenId | null;
  /** `2026-11-28` */
  readonly date: string;
};

/** A match that begins after midnight belongs to the evening before. */
const dayBegins = sql.lit('5 hours');

const zone = sql`coalesce((select venues.time_zone from venues where venues.id = o.venue_id), ${sql.lit(usualTimeZone)})`;
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

const venueOfDay = sql<VenueId | null>`case when ${sharesVenue} then o.venue_id end`;
const openOfDay = sql<OpenId | null>`case when not ${sharesVenue} then o.id end`;

/** The day of an open on a date, or the current one; undefined if it is not played then. */
export async function dayOfOpen(
  db: Db,
  openId: string,
  { now, date = null }: { readonly now: Date; readonly date?: string | null },
): Promise<DayKey | undefined> {
  const { rows } = await sql<DayKey>`
    select ${venueOfDay} as venue_id, ${openOfDay} as open_id,
      coalesce(${date}::date, ${currentDay(now)})::text as date
    from opens o where o.id = ${openId} and o.deleted_at is null and o.state not in ('created', 'canceled')
      and (${date}::date is null or ${date}::date between ${firstDay} and ${lastDay})`.execute(db);
  return rows[0];
}

/** The condition that an open `o` is played on a day `day`. */
export const isPlayedOn = sql<boolean>`(o.deleted_at is null and o.state not in ('created', 'canceled')
  and (o.id = day.open_id or (o.venue_id = day.venue_id and ${sharesVenue} and day.date between ${firstDay} and ${lastDay})))`;

/** The condition that somebody played, umpired or organised on a day `day`. */
export const wasThere = ({ account, players }: Pick<Person, 'account' | 'players'>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from opens o where ${isPlayedOn} and (
    exists (select from open_organisers where open_id = o.id and user_id = ${account}::uuid)
    or exists (select from inscriptions where open_id = o.id and player_id = any (${players}::uuid[]))
    or exists (select from matches where open_id = o.id and umpire_id = any (${players}::uuid[]))))`;

/** The condition that an open in play `o` is played on a day `day`, and its current day is a later one by now. */
export const isPlayedLater = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isPlayedOn} and o.state = 'active' and ${currentDay(now)} > day.date)`;

/** The same for one whose current day it is: nothing is called by itself on another one. */
export const isPlayedNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${isPlayedOn} and day.date = ${currentDay(now)})`;

/** A day, with its row if somebody has begun it, and the opens that are played on it. */
export type DayWithOpens = DayKey & { readonly id: string | null; readonly opens: readonly OpenId[] };

/** The current day of an open in play; undefined for another one. */
export async function dayAndOpensOf(db: Db, openId: string, now: Date): Promise<DayWithOpens | undefined> {
  const { rows } = await sql<DayWithOpens>`
    with asked as (
      select ${venueOfDay} as venue_id, ${openOfDay} as open_id, ${currentDay(now)} as date
      from opens o where o.id = ${openId} and o.deleted_at is null and o.state = 'active'),
    day as (
      select asked.*, (select id from play_days known where known.date = asked.date
        and (known.venue_id, known.open_id) is not distinct from (asked.venue_id, asked.open_id)) as id from asked)
    select day.id, day.venue_id, day.open_id, day.date::text as date,
      (select coalesce(json_agg(o.id), '[]') from opens o where ${isPlayedOn}) as opens from day`.execute(db);
  return rows[0];
}

type SharedDayRow = {
  readonly venue_id: string;
  readonly venue: string;
  readonly date: string;
  readonly opens: number;
};

/** The current days of the opens in play that somebody organises, where they share a venue with another. */
export async function sharedDaysOf(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  now: Date,
): Promise<readonly SharedDayRow[]> {
  const { rows } = await sql<SharedDayRow>`
    with day as (
      select distinct o.venue_id, null::uuid as open_id, ${currentDay(now)} as date from opens o
      where o.state = 'active' and o.deleted_at is null and ${sharesVenue} and ${organisesOpen(viewer, sql.ref('o.id'))})
    select venues.id as venue_id, venues.name as venue, day.date::text as date, count(*)::int as opens
    from day join venues on venues.id = day.venue_id join opens o on o.state = 'active' and ${isPlayedOn}
    group by venues.id, day.date having count(*) > 1 order by day.date, venues.name, venues.id`.execute(db);
  return rows;
}

/** Whether somebody organises an open that is played at a venue on a date. */
export async function runsDayAt(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { venue_id, date }: DayKey,
): Promise<boolean> {
  const { rows } = await sql<object>`
    with day as (select ${venue_id}::uuid as venue_id, null::uuid as open_id, ${date}::date as date)
    select from day join opens o on ${isPlayedOn} where ${organisesOpen(viewer, sql.ref('o.id'))} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
