import type { PublicMatch, PublicPosition } from '@topspin/contract';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import { clubName } from '#features/players/reads.ts';
import type { Db } from '#http/call.ts';
import { isPublished, matchesFrom, matchJson, positionList } from './shown.ts';

/** What a link to an open says about it; of a match only if the results are public. */
const findFacts = fixedStatement<{ id: string | null; match_id: string | null }, FactsRow>(
  (db, { id, match_id }) =>
    db
      .selectFrom('opens as o')
      .leftJoin('venues as v', 'v.id', 'o.venue_id')
      .where(
        'o.id',
        '=',
        sql<string>`coalesce(${id}::uuid, (select open_id from matches where id = ${match_id}::uuid))`,
      )
      .where('o.deleted_at', 'is', null)
      .where('o.state', '<>', 'created')
      .select(['o.id', 'o.name', 'o.date_start', 'o.date_end', 'o.state', 'o.description'])
      .select(['v.name as venue', 'v.time_zone', isPublished.as('is_published')])
      .select(
        sql<PublicMatch | null>`(select ${matchJson} from ${matchesFrom}
        where m.open_id = o.id and m.id = ${match_id}::uuid and ${isPublished})`.as('match'),
      )
      .select(
        sql<
          PublicPosition[]
        >`case when ${isPublished} then ${positionList(sql`r.position <= 3`)} else '[]' end`.as('podium'),
      ),
);

type FactsRow = {
  readonly id: string;
  readonly name: string;
  readonly date_start: Date;
  readonly date_end: Date;
  readonly state: string;
  readonly description: readonly { readonly lang: 'es' | 'en' | 'ca' }[];
  readonly venue: string | null;
  readonly time_zone: string | null;
  readonly is_published: boolean;
  readonly match: PublicMatch | null;
  /** The first three positions, once it is finished. */
  readonly podium: readonly PublicPosition[];
};

export type Facts = FactsRow;

/** An open that anybody may know of, and one of its matches; without an open, that of the match. */
export const factsOf = async (
  db: Db,
  id: string | null,
  match_id: string | null = null,
): Promise<Facts | undefined> => (await findFacts(db, { id, match_id }))[0];

/** A player's result in a finished open; of somebody who plays doubles, that of their pair. */
export type ResultFacts = {
  readonly position: number;
  readonly name: string;
  readonly club: string | null;
  readonly won: number;
  readonly lost: number;
};

const findResult = fixedStatement<{ id: string; player_id: string }, ResultFacts>((db, { id, player_id }) =>
  db
    .selectFrom('opens as o')
    .innerJoin('open_results as r', 'r.open_id', 'o.id')
    .innerJoin('players as p', 'p.id', 'r.player_id')
    .leftJoin('clubs as c', 'c.id', 'p.club_id')
    .where('o.id', '=', id)
    .where(sql<boolean>`p.id = any (sides_of(${player_id}::uuid))`)
    .where('o.state', '=', 'finished')
    .where(isPublished)
    .select(['r.position', 'p.name', 'r.matches_won as won', 'r.matches_lost as lost'])
    .select(clubName('p', 'c').as('club')),
);

export const resultFactsOf = async (
  db: Db,
  id: string,
  player_id: string,
): Promise<ResultFacts | undefined> => (await findResult(db, { id, player_id }))[0];
