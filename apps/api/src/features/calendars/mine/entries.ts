import type { RoundName } from '@topspin/engine';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import { openColumns, type OpenRow } from '#features/calendars/opens.ts';
import { swissRound } from '#features/competition/reads.ts';
import { seesOpens } from '#features/opens/reads.ts';

/** Somebody of an account in an open: its own player, or one it looks after. */
export type Mine = {
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
  readonly as: 'player' | 'waiting' | 'umpire';
};

/** A match that has begun. */
export type PlayedMatch = {
  readonly id: string;
  readonly a: Side | null;
  readonly b: Side | null;
  readonly umpire: string | null;
  readonly table: number | null;
  readonly group: string;
  readonly round: RoundName | null;
  /** In a Swiss phase: which of its rounds. */
  readonly swiss_round: number | null;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly updated_at: string;
};
/** A side, and its people by the ids they have in the open. */
export type Side = { readonly id: string; readonly name: string; readonly people: readonly string[] };

export type EntryRow = OpenRow & {
  readonly isInPlay: boolean;
  readonly people: readonly Mine[];
  readonly played: readonly PlayedMatch[];
};

/** What is over stays for so long: a program deletes what it is not given any more. */
const kept = sql.lit('90 days');
const most = sql.lit(300);

const side = (column: string) =>
  sql`(select json_build_object('id', side.id, 'name', side.name, 'people', people_of_side(side.id)) from players side where side.id = ${sql.ref(column)})`;

/** What it takes from its call, for a result that was typed: its start is its end. */
const begins = sql`case when m.started_at = m.finished_at then coalesce(m.called_at, m.started_at) else m.started_at end`;

/**
 * The opens that people of an account are in or umpire in, also as a guest who was said to be one of them, with the matches they have
 * begun.
 */
export const findEntries = fixedStatement<{ readonly user: string; readonly now: Date }, EntryRow>(
  (db, { user, now }) => ({
    compile: () =>
      sql<EntryRow>`with known as (
        select p.id, p.name, p.user_id is not distinct from ${user}::uuid as own from players p
        where p.deleted_at is null and p.erased_at is null and (p.user_id = ${user}::uuid or p.id in (
          select player_id from player_administrators where user_id = ${user}::uuid and relation <> 'organiser'))),
      mine as (
        select * from known
        union all select guest.id, guest.name, known.own from known
          join day_people on day_people.same_as = known.id join players guest on guest.id = day_people.player_id),
      involved as (
        select i.open_id, mine.*, case when i.state = 'waiting' then 'waiting' else 'player' end as role from mine
          join inscriptions i on i.player_id = mine.id and i.state in ('registered', 'waiting', 'present')
        union all select m.open_id, mine.*, 'umpire' from mine
          cross join lateral (select distinct open_id from matches where umpire_id = mine.id) m
          where not exists (select from inscriptions i where i.open_id = m.open_id and i.player_id = mine.id
            and i.state in ('registered', 'waiting', 'present')))
      select ${openColumns(seesOpens(null, 'o'))}, o.state = 'active' as "isInPlay",
        (select json_agg(json_build_object('id', i.id, 'name', i.name, 'own', i.own, 'as', i.role)
          order by i.own desc, i.name, i.id) from involved i where i.open_id = o.id) as people,
        (select coalesce(json_agg(json_build_object('id', m.id, 'a', ${side('m.player_a')}, 'b', ${side('m.player_b')},
            'umpire', m.umpire_id, 'table', m.table_number, 'group', g.name, 'round', m.round, 'swiss_round', ${swissRound}, 'started_at', ${begins},
            'finished_at', m.finished_at, 'updated_at', m.updated_at) order by m.started_at, m.id), '[]')
          from matches m join groups g on g.id = m.group_id where m.open_id = o.id
            and m.started_at is not null and m.annulled is null and m.state in ('inPlay', 'finished')
            and exists (select from involved i where i.open_id = o.id and i.id = any (people_of_match(m) || m.umpire_id))) as played
      from opens o left join venues v on v.id = o.venue_id
      where o.id in (select open_id from involved) and o.deleted_at is null and o.state <> 'created'
        and o.date_end > ${now}::timestamptz - interval ${kept}
      order by o.date_start, o.id limit ${most}`.compile(db),
  }),
);
