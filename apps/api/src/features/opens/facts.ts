import type { OpenFacts, OpenState } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** What the ways an open can go depend on: its phases and matches. */
export async function factsOf(
  db: Db,
  open: { readonly id: string; readonly state: string },
  reason?: string,
): Promise<OpenFacts> {
  const counted = await db
    .selectNoFrom((eb) => [
      eb.exists(phases(db, open.id).where('state', '<>', 'created')).as('groupsSaved'),
      eb
        .selectFrom('matches')
        .where('open_id', '=', open.id)
        .where('state', '<>', 'finished')
        .select(sql<number>`count(*)`.as('n'))
        .as('matchesUnfinished'),
      eb
        .selectFrom('phases')
        .where('open_id', '=', open.id)
        .where('state', '<>', 'finished')
        .select(sql<number>`count(*)`.as('n'))
        .as('phasesUnfinished'),
    ])
    .executeTakeFirstOrThrow();
  return {
    state: open.state as OpenState,
    groupsSaved: counted.groupsSaved === true,
    matchesUnfinished: counted.matchesUnfinished ?? 0,
    phasesUnfinished: counted.phasesUnfinished ?? 0,
    ...(reason !== undefined && { reason }),
  };
}

const phases = (db: Db, openId: string) => db.selectFrom('phases').select('id').where('open_id', '=', openId);
