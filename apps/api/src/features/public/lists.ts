import {
  publicResultsPerPage,
  type AnswerOf,
  type getPublicPlayer,
  type listPublicPlayers,
  type listPublicPositions,
  type listPublicResults,
  type PublicMatch,
  type PublicPlayer,
  type PublicPosition,
} from '@topspin/contract';
import { sql } from 'kysely';
import { presentNext, type TurnsOfDays } from '#features/day/reads.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { whileInPlay } from './while-in-play.ts';
import {
  calledFirst,
  isPublished,
  latestFirst,
  matchesFrom,
  matchJson,
  matchList,
  playerJson,
  positionList,
  presentMatch,
} from './shown.ts';

type Results = { readonly total: number; readonly collection: PublicMatch[] };

const findResults = fixedStatement<{ id: string; skipped: number }, Results>((db, { id, skipped }) =>
  db
    .selectFrom('opens as o')
    .where('o.id', '=', id)
    .where(isPublished)
    .select([
      sql<number>`(select count(*) from matches m where m.open_id = o.id and m.state = 'finished')`.as(
        'total',
      ),
      sql<PublicMatch[]>`(select coalesce(json_agg(listed.shown), '[]') from (select ${matchJson} as shown
        from ${matchesFrom} where m.open_id = o.id and m.state = 'finished'
        order by ${latestFirst}, m.id limit ${sql.lit(publicResultsPerPage)} offset ${skipped}::integer) listed)`.as(
        'collection',
      ),
    ]),
);

/** A page of the results of an open, latest first. */
export async function readPublicResults({ db, params, query }: Call<typeof listPublicResults>) {
  const row = found(
    (await findResults(db, { ...params, skipped: (query.page - 1) * publicResultsPerPage }))[0],
  );
  return { total: row.total, collection: row.collection.map(presentMatch) };
}

/** Whether a player or a pair `p` takes part in the open `o`: has a place in it, with a partner or still without, or is in a draw. */
const takesPart = sql<boolean>`(exists (select from open_sides i
    where i.open_id = o.id and i.side_id = any (sides_of(p.id)) and i.state in ('registered', 'present'))
  or exists (select from inscriptions own
    where own.open_id = o.id and own.player_id = p.id and own.state in ('registered', 'present'))
  or exists (select from group_players line join phases drawn on drawn.id = line.phase_id
    where line.player_id = any (sides_of(p.id)) and drawn.open_id = o.id))`;

/** The people of an open `o` of doubles who are in no pair. */
const withoutPartner = sql`select entry.player_id from inscriptions entry
  where entry.open_id = o.id and o.discipline = 'doubles'
    and not exists (select from side_members taken where taken.open_id = o.id and taken.player_id = entry.player_id)`;

const findPlayers = fixedStatement<{ id: string }, { readonly collection: PublicPlayer[] }>((db, { id }) =>
  db
    .selectFrom('opens as o')
    .where('o.id', '=', id)
    .where(isPublished)
    .select(
      sql<PublicPlayer[]>`(select coalesce(json_agg(${playerJson('p', 'c')} order by p.name, p.id), '[]')
        from (select side_id from open_sides where open_id = o.id union all ${withoutPartner}) mine
        join players p on p.id = mine.side_id left join clubs c on c.id = p.club_id
        where ${takesPart})`.as('collection'),
    ),
);

/** The sides of an open and who has no partner yet, by name. */
export async function readPublicPlayers({ db, params }: Call<typeof listPublicPlayers>) {
  return found((await findPlayers(db, params))[0]);
}

const findPositions = fixedStatement<{ id: string }, { readonly collection: PublicPosition[] }>(
  (db, { id }) =>
    db
      .selectFrom('opens as o')
      .where('o.id', '=', id)
      .where(isPublished)
      .select(positionList(sql`true`).as('collection')),
);

/** The final classification of an open. */
export async function readPublicPositions({ db, params }: Call<typeof listPublicPositions>) {
  return found((await findPositions(db, params))[0]);
}

type Member = NonNullable<AnswerOf<typeof getPublicPlayer>['people']>[number];

type Day = {
  readonly player: PublicPlayer;
  readonly position: number | null;
  readonly matches: PublicMatch[];
  readonly umpires: PublicMatch[];
  /** Null of a player. */
  readonly people: Member[] | null;
  readonly isInPlay: boolean;
};

const byTime = sql`case m.state when 'inPlay' then 0 when 'finished' then 2 else 1 end, ${latestFirst}, ${calledFirst}`;

const findDay = fixedStatement<{ id: string; player_id: string }, Day>((db, { id, player_id }) =>
  db
    .selectFrom('opens as o')
    .innerJoin('players as p', (join) => join.on('p.id', '=', player_id))
    .leftJoin('clubs as c', 'c.id', 'p.club_id')
    .where('o.id', '=', id)
    .where(isPublished)
    .where(takesPart)
    .select([
      playerJson('p', 'c').$castTo<PublicPlayer>().as('player'),
      sql<number | null>`(select r.position from open_results r
        where r.open_id = o.id and r.player_id = any (sides_of(p.id)) and o.state = 'finished' order by r.position limit 1)`.as(
        'position',
      ),
      matchList(sql`(m.player_a = any (sides_of(p.id)) or m.player_b = any (sides_of(p.id)))`, byTime).as(
        'matches',
      ),
      matchList(sql`m.umpire_id = any (people_of_side(p.id)) and m.state <> 'finished'`, byTime).as(
        'umpires',
      ),
      sql<
        Member[] | null
      >`case when p.pair then (select json_agg(json_build_object('_id', one.id, 'name', one.name,
          'umpires', array(select m.id from matches m
            where m.open_id = o.id and m.umpire_id = one.id and m.state <> 'finished')) order by member.place)
        from side_members member join players one on one.id = member.player_id where member.side_id = p.id) end`.as(
        'people',
      ),
      sql<boolean>`o.state = 'active'`.as('isInPlay'),
    ]),
);

/** The day of a player or a pair in an open. */
export const readPublicPlayer =
  (turns: TurnsOfDays) =>
  async ({ db, params, now }: Call<typeof getPublicPlayer>) => {
    const row = found((await findDay(db, params))[0]);
    const next = row.isInPlay ? await presentNext(turns, db, { open: params.id, now }) : null;
    const answer = {
      player: row.player,
      position: row.position,
      matches: row.matches.map(presentMatch),
      umpires: row.umpires.map(presentMatch),
      ...(row.people && { people: row.people }),
      next: next && next(params.player_id),
    };
    return next ? whileInPlay(answer, now) : answer;
  };
