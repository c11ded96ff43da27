import { randomUUIDv7 } from 'node:crypto';
import type {
  Claim,
  claimPlayer,
  decideClaim,
  listClaims,
  PlayerPage,
  withdrawClaim,
} from '@topspin/contract';
import { guardianAge } from '#features/settings/reads.ts';
import { sql } from 'kysely';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { refuseManyUnanswered } from '#http/limits/allowance.ts';
import { queueMail, wasMailed } from '#jobs/outbox.ts';
import { pageOf } from '#features/players/actions.ts';
import { isMinor, needsGuardian, seenAsChild } from '#features/players/policy.ts';
import { refuseUndecided } from '#features/players/administrators/administrators.ts';
import { playerOfUser, updatePlayer } from '#features/players/store.ts';
import {
  claimOf,
  claimsToDecide,
  closeClaims,
  closeAsTaken,
  decidersOf,
  insertClaim,
  lockThere,
  pendingClaims,
  wasRejected,
  type ClaimRow,
} from './store.ts';

/** Only those who decide learn that there is a phone to think of: it says that the player is a minor. */
const present = (
  row: ClaimRow,
  { now, decides }: { readonly now: Date; readonly decides: boolean },
): Claim => ({
  _id: row.id,
  player: {
    _id: row.player_id,
    name: row.player_name,
    minor_with_phone: decides && row.has_phone && mayBeMinor(row.date_of_birth, now),
  },
  user: {
    _id: row.user_id,
    name: row.user_name,
    since: row.user_since.toISOString(),
    email_verified: row.email_verified,
    opens_in_common: row.opens_in_common,
  },
  created_at: row.created_at.toISOString(),
});

/** A profile without an account and not erased, for an account without a profile. */
async function lockFree({ db }: Pick<Call, 'db'>, playerId: string, userId: string) {
  const player = await lockThere(db, playerId);
  if (player.user_id !== null) throw fail('player.taken');
  if (await playerOfUser(db, userId)) throw fail('player.alreadyExists');
  return player;
}

const tooYoung = async (db: Db) => fail('player.tooYoung', { age: await guardianAge(db) });

/** A phone in a profile without a date of birth may be a parent's too. */
const mayBeMinor = (birth: string | null, now: Date): boolean => birth === null || isMinor(birth, now);

/** Claims a profile created by others and mails those who decide; claiming twice is one claim. */
export const makeClaim =
  (publicUrl: () => string) =>
  async (call: Call<typeof claimPlayer>): Promise<Claim> => {
    const { db, params, user, now } = call;
    await refuseManyUnanswered(db, user.id, 'claims', sql`player_id = ${params.id}::uuid`);
    const player = await lockFree(call, params.id, user.id);
    const known = await claimOf(db, player.id, user.id);
    if (known) return present(known, { now, decides: false });
    if (await seenAsChild(db, player.date_of_birth, now)) throw await tooYoung(db);
    if (await wasRejected(db, { player: player.id, user: user.id }, now)) throw fail('player.claimRejected');
    const values = { id: randomUUIDv7(), player_id: player.id, user_id: user.id, created_at: now };
    await insertClaim(db, values);
    const claim = await claimOf(db, player.id, user.id);
    if (!claim) throw new Error('a claim was made and is not there');
    const figures = {
      claimant: user.name,
      player: claim.player_name,
      link: `${publicUrl()}/user-management`,
    };
    const about = [user.id, player.id];
    const mail = { kind: 'profileClaimed', figures, about, causedBy: user.id } as const;
    for (const to of await decidersOf(db, player.id))
      if (!(await wasMailed(db, { ...mail, to }, now))) await queueMail(db, { ...mail, to });
    return present(claim, { now, decides: false });
  };

export async function takeBack({ db, params, user, now }: Call<typeof withdrawClaim>): Promise<void> {
  const closed = await closeClaims(db, { state: 'withdrawn', by: user.id, at: now })
    .where('player_id', '=', params.id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) throw fail('thing.notFound');
}

export async function readClaims({ db, user, now }: Call<typeof listClaims>) {
  const rows = await claimsToDecide(db, user).execute();
  return { collection: rows.map((row) => present(row, { now, decides: true })) };
}

/** Hands the profile over with its results and rejects other claims; or rejects this one. */
export const decide =
  (publicUrl: () => string) =>
  async (call: Call<typeof decideClaim>): Promise<PlayerPage> => {
    const { db, params, body, user, now } = call;
    const claim = found(
      await pendingClaims(db)
        .where('claim.id', '=', params.claim_id)
        .where('claim.player_id', '=', params.id)
        .executeTakeFirst(),
    );
    const player = await lockFree(call, claim.player_id, claim.user_id);
    await refuseUndecided(call, player);
    if (body.accept && (await needsGuardian(db, player.date_of_birth, now))) throw await tooYoung(db);
    const state = body.accept ? 'accepted' : 'rejected';
    const closed = await closeClaims(db, { state, by: user.id, at: now })
      .where('id', '=', claim.id)
      .executeTakeFirst();
    // Taken back or decided since it was read.
    if (closed.numUpdatedRows === 0n) throw fail('thing.notFound');
    if (body.accept) {
      await handOver(call, claim, `${publicUrl()}/user-profile`);
      if (mayBeMinor(player.date_of_birth, now) && !body.keeps_phone)
        await updatePlayer(db, player.id, { contact_phone: null });
    }
    await audit(call, 'decideClaim', {
      entity: 'players',
      id: player.id,
      after: { user_id: claim.user_id, state },
    });
    return pageOf(call, player.id);
  };

async function handOver(
  { db, user, now }: Call<typeof decideClaim>,
  claim: ClaimRow,
  link: string,
): Promise<void> {
  await updatePlayer(db, claim.player_id, { user_id: claim.user_id });
  await closeAsTaken(db, claim.player_id, { by: user.id, at: now });
  const to = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'lang'])
    .where('id', '=', claim.user_id)
    .executeTakeFirstOrThrow();
  const figures = { player: claim.player_name, link };
  await queueMail(db, {
    to,
    kind: 'profileHandedOver',
    figures,
    about: [claim.player_id],
    causedBy: user.id,
  });
}
