import type { PublicMatch } from '@topspin/contract';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { Db } from '#http/call.ts';
import { isPublished, matchesFrom, matchJson } from './shown.ts';

/** What a link to an open says about it; of a match only if the results are public. */
const findFacts = fixedStatement<{ id: string; match_id: string | null }, FactsRow>((db, { id, match_id }) =>
  db
    .selectFrom('opens as o')
    .leftJoin('venues as v', 'v.id', 'o.venue_id')
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .where('o.state', '<>', 'created')
    .select(['o.id', 'o.name', 'o.date_start', 'o.date_end', 'o.state', 'o.description'])
    .select(['v.name as venue', 'v.time_zone', isPublished.as('is_published')])
    .select(
      sql<PublicMatch | null>`(select ${matchJson} from ${matchesFrom}
        where m.open_id = o.id and m.id = ${match_id}::uuid and ${isPublished})`.as('match'),
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
};

export type Facts = FactsRow;

/** An open that anybody may know of, and one of its matches. */
export const factsOf = async (
  db: Db,
  id: string,
  match_id: string | null = null,
): Promise<Facts | undefined> => (await findFacts(db, { id, match_id }))[0];
