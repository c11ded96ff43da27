import { leftStates, type PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { removePair } from '#features/players/commands.ts';
import type { Db } from '#http/call.ts';
import { keepPartner } from '#features/inscriptions/removed-store.ts';
import type { ArrivedPair } from './arrive.ts';
import { keepParted } from './partners/store.ts';
import { registrationsOfPair } from './store.ts';

const left: readonly string[] = leftStates;

/**
 * Parts the pairs of an open that are in no draw any more and have lost one of the two. The other can look for a partner and is told
 * why; a player who returns is paired with them again. Returns the pairs that it parted.
 */
export async function partGone(db: Db, openId: string, at: Date): Promise<readonly ArrivedPair[]> {
  const gone: ArrivedPair[] = [];
  for (const side of await gonePairs(db, openId)) {
    const [one, other] = await registrationsOfPair(db, side);
    if (!one || !other) continue;
    for (const [own, partner] of [[one, other] as const, [other, one] as const])
      if (left.includes(own.state))
        await keepPartner(db, { inscription: own.id, partner: partner.player_id, place: own.place });
    const by = [one, other].filter(({ state }) => left.includes(state)).map(({ player_id }) => player_id);
    await keepParted(db, { openId, side, by, news: 'left', at });
    await removePair(db, { openId, side });
    gone.push({ id: side, members: [one.player_id, other.player_id] });
  }
  return gone;
}

async function gonePairs(db: Db, openId: string): Promise<readonly PlayerId[]> {
  const rows = await db
    .selectFrom('open_sides as side')
    .innerJoin('players as pair', 'pair.id', 'side.side_id')
    .select('pair.id')
    .where('side.open_id', '=', openId)
    .where('pair.pair', '=', true)
    .where('side.state', 'in', leftStates)
    .where(
      sql<boolean>`not exists (select from group_players line where line.player_id = pair.id)
        and not exists (select from matches where pair.id in (player_a, player_b))`,
    )
    .orderBy('pair.id')
    .execute();
  return rows.map(({ id }) => id);
}
