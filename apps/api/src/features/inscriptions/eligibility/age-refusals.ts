import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/**
 * How often organisers of one owner's opens may learn within some days whether a player is within a limit of age or gender;
 * after that the person has to enter. A refusal says more than an entry, of which the family is notified.
 */
const refusalsAtMost = 3;
const entriesAtMost = 6;
const days = 30;

type About = { readonly openId: string; readonly playerId: string; readonly now: Date };

/**
 * Whether organisers of an open may learn once more whether a player is within its limits, counted over all opens of its owner.
 * Checks of one player are serialised until their transaction ends, so that concurrent ones do not get around the limit.
 */
export async function mayAskAge(db: Db, { openId, playerId, now }: About): Promise<boolean> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ refused: number; entered: number }>`
    insert into age_refusals as known (open_owner, player_id, since)
    select owner.user_id, ${playerId}, ${now} from open_organisers owner
    where owner.open_id = ${openId} and owner.role = 'owner'
    on conflict (open_owner, player_id) do update
      set refused = case when known.since < ${before} then 0 else known.refused end,
        entered = case when known.since < ${before} then 0 else known.entered end,
        since = case when known.since < ${before} then excluded.since else known.since end
    returning refused, entered`.execute(db);
  const { refused = 0, entered = 0 } = rows[0] ?? {};
  return refused < refusalsAtMost && entered < entriesAtMost;
}

/** Counts an answer: that a player was refused, or entered. */
export async function countAgeAnswer(
  db: Db,
  { openId, playerId }: About,
  answer: 'refused' | 'entered',
): Promise<void> {
  await sql`update age_refusals set ${sql.ref(answer)} = ${sql.ref(answer)} + 1 from open_organisers owner
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
