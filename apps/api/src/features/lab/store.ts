import { standingStates, type Gender } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** Somebody who was made up for another open. */
export type Earlier = { readonly id: string; readonly gender: Gender | null; readonly rating: number };

type Wanted = { readonly by: string; readonly openId: string; readonly count: number };

/**
 * Players that the lab made up for this account, which alone looks after them, and that are not in an open, in random order. Never
 * others without an account: those are people.
 */
export async function madeEarlier(db: Db, { by, openId, count }: Wanted): Promise<Earlier[]> {
  return db
    .selectFrom('players as player')
    .innerJoin('player_administrators as administrator', 'administrator.player_id', 'player.id')
    .where('administrator.user_id', '=', by)
    .where('player.created_by', '=', by)
    .where('player.made_up', '=', true)
    .where('player.deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('player_administrators as other')
            .select('other.user_id')
            .whereRef('other.player_id', '=', 'player.id')
            .where('other.user_id', '<>', by),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('inscriptions as known')
            .select('known.id')
            .whereRef('known.player_id', '=', 'player.id')
            .where('known.open_id', '=', openId),
        ),
      ),
    )
    .select(['player.id', 'player.gender', 'player.rating'])
    .orderBy(sql`random()`)
    .limit(count)
    .execute();
}

/** Everybody in an open in the order in which they came, with a place or waiting. */
export const entriesOf = (db: Db, openId: string) =>
  db
    .selectFrom('inscriptions')
    .select(['player_id', 'state'])
    .where('open_id', '=', openId)
    .where('state', 'in', standingStates)
    .orderBy('arrival')
    .execute();
