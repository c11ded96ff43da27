import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** How often one organiser's opens may refuse a player by age within some days; then the person has to enter. */
const refusalsAtMost = 3;
const days = 30;

type About = { readonly openId: string; readonly playerId: string; readonly now: Date };

/**
 * Whether organisers of an open may learn once more whether a player's age fits, counted over all opens of its owner.
 * Checks of one player are serialised until their transaction ends, so that concurrent ones do not get around the limit.
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

/** Deletes refusals too old to count. */
export const forgetAgeRefusals = (db: Db, now: Date) =>
  db
    .deleteFrom('age_refusals')
    .where('since', '<', new Date(now.getTime() - days * 24 * 60 * 60 * 1000))
    .execute();

/** Deletes the refusals of players, and those in the opens of an account. */
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
