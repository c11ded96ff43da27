import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** So often somebody's opens refuse a player for the age within some days; after that the person has to enter. */
const refusalsAtMost = 3;
const days = 30;

type About = { readonly openId: string; readonly playerId: string; readonly now: Date };

/**
 * Whether another answer about somebody's age may be given to those who organise an open, counted for all opens of its
 * owner. Questions about one player wait for each other until their transaction ends, so that many at once are no way around.
 */
export async function mayAskAge(db: Db, { openId, playerId, now }: About): Promise<boolean> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ refused: number }>`
    insert into age_refusals as known (open_owner, player_id, since)
    select owner.user_id, ${playerId}, ${now} from open_organisers owner
    where owner.open_id = ${openId} and owner.role = 'owner'
    on conflict (open_owner, player_id) do update
      set refused = case when known.since < ${before} then 0 else known.refused end,
        since = case when known.since < ${before} then excluded.since else known.since end
    returning refused`.execute(db);
  return (rows[0]?.refused ?? 0) < refusalsAtMost;
}

/** Counts a refusal. */
export async function countAgeRefusal(db: Db, { openId, playerId }: About): Promise<void> {
  await sql`update age_refusals set refused = refused + 1 from open_organisers owner
    where owner.open_id = ${openId} and owner.role = 'owner' and open_owner = owner.user_id
      and player_id = ${playerId}`.execute(db);
}

/** Forgets what is too old to count. */
export const forgetAgeRefusals = (db: Db, now: Date) =>
  db
    .deleteFrom('age_refusals')
    .where('since', '<', new Date(now.getTime() - days * 24 * 60 * 60 * 1000))
    .execute();

/** Forgets what was refused about players, and in the opens of an account. */
export const eraseAgeRefusals = (db: Db, account: string | null, players: readonly string[]) =>
  db
    .deleteFrom('age_refusals')
    .where((refused) =>
      refused.or([
        refused('open_owner', '=', account),
        refused('player_id', '=', sql<string>`any(${players}::uuid[])`),
      ]),
    )
    .execute();
