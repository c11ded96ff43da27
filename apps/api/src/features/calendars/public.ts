import { locales } from '#http/answer/locales.ts';
import type { getDayCalendar, getEditionCalendar, getOpenCalendar } from '@topspin/contract';
import { calendars } from '@topspin/messages/calendars';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import { seesOpens, trustedOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { eventOfOpen, openColumns, type OpenRow } from './opens.ts';
import { kept, sendCalendar } from './send.ts';

/** The same as for visitors elsewhere. */
const isPublished = sql<boolean>`(o.deleted_at is null and ${seesOpens(null, 'o')})`;
const opensOf = sql`select ${openColumns(sql<boolean>`true`)} from opens o left join venues v on v.id = o.venue_id
  where ${isPublished}`;

const findOpen = fixedStatement<{ id: string }, OpenRow>((db, { id }) => ({
  compile: () => sql<OpenRow>`${opensOf} and o.id = ${id}`.compile(db),
}));

/** An open that visitors may read. */
export const openCalendar = (publicUrl: () => string) => async (call: Call<typeof getOpenCalendar>) => {
  const { db, params, query } = call;
  const open = found((await findOpen(db, params))[0]);
  const event = eventOfOpen(open, { lang: query.lang, publicUrl: publicUrl() });
  return sendCalendar(call, { name: open.name, events: [event] }, kept.byAll);
};

type Season = {
  readonly id: string;
  readonly name: string;
  readonly circuit: string;
  readonly date_start: string;
  readonly date_end: string;
  readonly version: number;
  readonly changed_at: Date;
};

/** A circuit for functional diversity is about health: none of its seasons is told to visitors. */
const findSeason = fixedStatement<{ id: string }, Season>((db, { id }) => ({
  compile: () =>
    sql<Season>`select e.id, e.name, c.name as circuit, e.date_start::text, e.date_end::text,
      e.version + c.version as version, greatest(e.updated_at, c.updated_at) as changed_at
    from editions e join circuits c on c.id = e.circuit_id
    where e.id = ${id} and e.deleted_at is null and c.deleted_at is null and not c.functional_diversity`.compile(
      db,
    ),
}));

/** More than any season has. */
const mostOpens = sql.lit(500);

const findOpens = fixedStatement<{ id: string }, OpenRow>((db, { id }) => ({
  compile: () =>
    sql<OpenRow>`${opensOf} and o.edition_id = ${id} order by o.date_start, o.id limit ${mostOpens}`.compile(
      db,
    ),
}));

/** The opens of a season that visitors may read, its first day and its last one. */
export const editionCalendar = (publicUrl: () => string) => async (call: Call<typeof getEditionCalendar>) => {
  const { db, params, query } = call;
  const { lang } = query;
  const season = found((await findSeason(db, params))[0]);
  const opens = await findOpens(db, params);
  const name = `${season.circuit} · ${season.name}`;
  const words = calendars[lang];
  const page = new URL(`/circuit-editions/${season.id}`, publicUrl()).href;
  const onDay = (which: string, date: string, summary: string) => ({
    uid: `${season.id}-${which}`,
    changedAt: season.changed_at,
    sequence: season.version,
    when: { firstDay: date, lastDay: date },
    status: 'CONFIRMED' as const,
    summary,
    url: page,
    isFree: true,
  });
  const events = [
    onDay('start', season.date_start, words.seasonStarts(name)),
    ...opens.map((open) => eventOfOpen(open, { lang, publicUrl: publicUrl() })),
    onDay('end', season.date_end, words.seasonEnds(name)),
  ];
  return sendCalendar(call, { name, events }, kept.byAll);
};

/** Opens share a day once they are trusted, as their tables do. A day is that of the hall. */
const findOpensOfDay = fixedStatement<{ id: string; date: string }, OpenRow>((db, { id, date }) => ({
  compile: () =>
    sql<OpenRow>`${opensOf} and o.venue_id = ${id} and ${trustedOpen(sql.ref('o.id'))}
      and ${date}::date between (o.date_start at time zone v.time_zone)::date
        and (o.date_end at time zone v.time_zone)::date
      order by o.date_start, o.id limit ${mostOpens}`.compile(db),
}));

/**
 * The opens of a day at a venue that visitors may read. Without one it is empty and not gone: it may be followed before they are
 * published, and tells of no venue.
 */
export const dayCalendar = (publicUrl: () => string) => async (call: Call<typeof getDayCalendar>) => {
  const { db, params, query } = call;
  const { lang } = query;
  const opens = await findOpensOfDay(db, params);
  const day = new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(params.date),
  );
  const name = `${opens[0]?.venue ?? calendars[lang].day} · ${day}`;
  const events = opens.map((open) => eventOfOpen(open, { lang, publicUrl: publicUrl() }));
  return sendCalendar(call, { name, events }, kept.byAll);
};
