import type { getPublicHighlights, PublicHighlights } from '@topspin/contract';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import {
  highlightsOfOpen,
  presentHighlights,
  shownMatches,
  swissRound,
} from '#features/competition/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { isPublished, matchesFrom, playerJson } from './shown.ts';

type Match = PublicHighlights['streak']['first'][number]['match'];

const findOpen = fixedStatement<{ id: string }, { readonly id: string }>((db, { id }) =>
  db.selectFrom('opens as o').where('o.id', '=', id).where(isPublished).select('o.id'),
);

const findMatches = fixedStatement<{ ids: readonly string[] }, { readonly match: Match }>((db, { ids }) => ({
  compile: () =>
    sql<{
      match: Match;
    }>`select json_build_object('_id', m.id, 'group', json_build_object('_id', g.id, 'name', g.name),
        'round', m.round, 'swiss_round', ${swissRound}, 'number', m.number, 'a', ${playerJson('pa', 'ca')}, 'b', ${playerJson('pb', 'cb')}) as match
      from ${matchesFrom} where m.id = any(${ids}::uuid[])`.compile(db),
}));

/** What was remarkable in an open, to visitors. */
export async function readPublicHighlights({ db, params }: Call<typeof getPublicHighlights>) {
  found((await findOpen(db, params))[0]);
  const highlights = await highlightsOfOpen(db, params.id);
  const rows = await findMatches(db, { ids: shownMatches(highlights) });
  return presentHighlights(highlights, new Map(rows.map(({ match }) => [match._id, match])));
}
