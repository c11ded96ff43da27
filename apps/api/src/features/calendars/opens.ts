import { type Language, usualTimeZone } from '@topspin/contract';
import { calendars } from '@topspin/messages/calendars';
import { sql, type RawBuilder } from 'kysely';
import type { CalendarEvent, When } from './file/write.ts';

/** What a calendar says of an open. */
export type OpenRow = {
  readonly id: string;
  readonly name: string;
  readonly date_start: Date;
  readonly date_end: Date;
  /** Its first and last day, if it has no time of day. */
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly is_canceled: boolean;
  readonly cancel_reason: string | null;
  readonly version: number;
  readonly changed_at: Date;
  readonly venue: string | null;
  readonly address: string | null;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly is_published: boolean;
};

const zone = sql`coalesce(v.time_zone, ${sql.lit(usualTimeZone)})`;
const clock = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${zone}, 'HH24:MI')`;
/** Nobody plays from midnight to midnight: whoever wrote it gave days alone. */
const hasNoTime = sql`(${clock('o.date_start')} = '00:00' and ${clock('o.date_end')} in ('00:00', '23:59'))`;
const dayOf = (column: string) =>
  sql`case when ${hasNoTime} then (${sql.ref(column)} at time zone ${zone})::date::text end`;

/** The columns of `OpenRow`, of opens `o` with their venue `v`. */
export const openColumns = (isPublished: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`o.id, o.name, o.date_start, o.date_end, ${dayOf('o.date_start')} as first_day, ${dayOf('o.date_end')} as last_day,
    o.state = 'canceled' as is_canceled, o.cancel_reason, o.version, greatest(o.updated_at, v.updated_at) as changed_at,
    v.name as venue, v.address, v.longitude, v.latitude, ${isPublished} as is_published`;

type Saying = { readonly lang: Language; readonly publicUrl: string };

/** An open as an event; that it was cancelled is said, so that a program strikes it out. */
export function eventOfOpen(open: OpenRow, { lang, publicUrl }: Saying): CalendarEvent {
  const { id, cancel_reason, is_canceled, is_published } = open;
  const page = new URL(is_published ? `/o/${id}` : `/single-open/${id}`, publicUrl).href;
  return {
    uid: id,
    changedAt: open.changed_at,
    sequence: sequenceOf(open),
    when: whenOf(open),
    status: is_canceled ? 'CANCELLED' : 'CONFIRMED',
    summary: open.name,
    description: cancel_reason === null ? page : `${calendars[lang].canceled(cancel_reason)}\n${page}`,
    ...whereOf(open),
    url: page,
  };
}

/**
 * Grows with the open and with its venue, also after the open has moved to a venue that was changed less often. In seconds, so
 * that it stays below the 2³¹ of an integer of a calendar (3.3.8) until 2088.
 */
const sequenceOf = ({ changed_at, version }: OpenRow): number =>
  Math.floor((changed_at.getTime() - firstInstant) / 1000) + version;

const firstInstant = Date.UTC(2020);

const whenOf = ({ date_start, date_end, first_day, last_day }: OpenRow): When =>
  first_day !== null && last_day !== null
    ? { firstDay: first_day, lastDay: last_day }
    : { from: date_start, to: date_end };

/** Where an open is played. */
export const whereOf = ({
  venue,
  address,
  longitude,
  latitude,
}: Pick<OpenRow, 'venue' | 'address' | 'longitude' | 'latitude'>) => ({
  location: venue && [venue, address].filter(Boolean).join(', '),
  geo: longitude === null || latitude === null ? null : { longitude, latitude },
});
