import type { AnswerOf, listLicences } from '@topspin/contract';
import { standingStates } from '@topspin/engine';
import { sql, type SqlBool } from 'kysely';
import type { Call, Db, Viewer } from '#http/call.ts';
import { relationBy } from '#features/players/policy.ts';
import { licenceFor } from '#features/players/present.ts';
import { guarded, players } from '#features/players/store.ts';
import { tiesColumn } from '#features/players/ties.ts';

/** The licences of those who are in an open, each under the same rules as on the player's page. */
export async function readLicences({
  db,
  user,
  params,
  now,
}: Call<typeof listLicences>): Promise<AnswerOf<typeof listLicences>> {
  const rows = await licensedIn(db, { openId: params.id, viewer: user, now });
  return {
    collection: rows.flatMap(({ ties, ...row }) => {
      const { relation } = relationBy(ties, row, { viewer: user, now });
      const licence = licenceFor(row, relation, now);
      return licence === null ? [] : [{ player_id: row.id, licence }];
    }),
  };
}

type Licensed = { readonly openId: string; readonly viewer: Pick<Viewer, 'id'>; readonly now: Date };

/** Those in an open who have a licence, with the viewer's ties to each. */
const licensedIn = (db: Db, { openId, viewer, now }: Licensed) =>
  players(db)
    .innerJoin('inscriptions as entry', 'entry.player_id', 'player.id')
    .where('entry.open_id', '=', openId)
    .where(sql<SqlBool>`entry.state = any(${standingStates}::text[])`)
    .where('player.licence', 'is not', null)
    .select(['player.id', 'player.user_id', 'player.date_of_birth', 'player.licence'])
    .select([
      guarded.as('guarded'),
      tiesColumn({
        userId: viewer.id,
        playerId: sql.ref('player.id'),
        accountId: sql.ref('player.user_id'),
        now,
      }).as('ties'),
    ])
    .orderBy('player.id')
    .execute();
