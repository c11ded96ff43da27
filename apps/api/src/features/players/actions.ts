import { randomUUIDv7 } from 'node:crypto';
import type {
  createPlayer,
  createPlayerFromUser,
  editPlayer,
  getPlayer,
  OwnPlayer,
  PlayerPage,
  softDeletePlayer,
} from '@topspin/contract';
import { removeUnusedClub } from '#features/clubs/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseBeyondAllowance } from '#http/limits/allowance.ts';
import { refuseStale } from '#http/stale-version.ts';
import { refuseDeleting, refuseUndecided } from './administrators/administrators.ts';
import { insertAdministrator, looksAfterAs } from './administrators/store.ts';
import { claimStateOf } from './claims/store.ts';
import { recordConsent, requireConsent, requireGuardian, type ConsentRelation } from './consent.ts';
import type { PlayerEffects } from './context.ts';
import { guardedChanges, keepTrack } from './guarded.ts';
import { isPossibleBirth, needsGuardian, relationTo } from './policy.ts';
import { presentOwnPlayer, presentPlayerPage } from './present.ts';
import {
  findPlayerPage,
  hasGuardian,
  insertPlayer,
  lockPlayer,
  playerOfUser,
  updatePlayer,
  type LockedPlayer,
  type PlayerPageRow,
} from './store.ts';
import { playerValues } from './values.ts';

function checkBirth(date: string | null | undefined, { now, lang }: Pick<Call, 'now' | 'lang'>): void {
  if (date !== null && date !== undefined && !isPossibleBirth(date, now))
    throw wrongField('date_of_birth', 'birthDate', lang);
}

const playerOf = async (call: Pick<Call, 'db'>, id: string): Promise<PlayerPageRow> =>
  found(await findPlayerPage(call.db, id));

/** A player's page as the caller sees it. */
export async function pageOf(
  call: Pick<Call, 'db' | 'user' | 'now' | 'seal'>,
  id: string,
): Promise<PlayerPage> {
  const player = await playerOf(call, id);
  const { relation, unconfirmed } = await relationTo(call, player, call.user);
  const claim = relation === 'own' ? null : await claimStateOf(call.db, player, call.user, call.now);
  return { ...presentPlayerPage(player, relation, call), claim, place: player.place, unconfirmed };
}

export const readPlayer = (call: Call<typeof getPlayer>): Promise<PlayerPage> => pageOf(call, call.params.id);

/** Creates the player of the current account, under the account's name. */
export async function becomePlayer(call: Call<typeof createPlayerFromUser>): Promise<{ player: OwnPlayer }> {
  const { db, user, body, now } = call;
  checkBirth(body.date_of_birth, call);
  await requireConsent(call, { dateOfBirth: body.date_of_birth, guardian: body.guardian_consent });
  if (await playerOfUser(db, user.id)) throw fail('player.alreadyExists');
  const id = randomUUIDv7();
  const { guardian_consent: _, ...given } = body;
  await insertPlayer(db, {
    ...(await playerValues(db, given)),
    id,
    name: user.name,
    user_id: user.id,
    created_by: user.id,
  });
  await recordConsent(call, {
    player: id,
    relation: 'self',
    guardian: await needsGuardian(db, body.date_of_birth, now),
  });
  return { player: presentOwnPlayer(await playerOf(call, id), call) };
}

/** Creates somebody else's profile, with that person's consent; its creator administers the player. */
export async function createOnBehalf(call: Call<typeof createPlayer>): Promise<OwnPlayer> {
  const { db, user, now } = call;
  const { consent, guardian_consent, relation, ...given } = call.body;
  if (!consent) throw fail('player.consentRequired');
  checkBirth(given.date_of_birth, call);
  const dateOfBirth = given.date_of_birth ?? null;
  if (relation === 'guardian' && dateOfBirth === null) throw fail('player.birthDateNeeded');
  const guardian = guardian_consent || relation === 'guardian';
  await requireConsent(call, { dateOfBirth, guardian });
  await refuseBeyondAllowance(db, user.id, 'players');
  const id = randomUUIDv7();
  await insertPlayer(db, { ...(await playerValues(db, given)), id, name: given.name, created_by: user.id });
  await insertAdministrator(db, { player_id: id, user_id: user.id, relation, created_at: now });
  const isChild = await needsGuardian(db, dateOfBirth, now);
  await recordConsent(call, { player: id, relation, guardian: isChild });
  return presentOwnPlayer(await playerOf(call, id), call);
}

export const changePlayer =
  (publicUrl: () => string) =>
  async (call: Call<typeof editPlayer>): Promise<PlayerPage> => {
    const { db, params, body, version } = call;
    const player = found(await lockPlayer(db, params.id));
    refuseStale(player, version);
    const { guardian_consent: guardian, ...given } = body;
    checkBirth(given.date_of_birth, call);
    const guarded = await guardedChanges(db, player, given);
    if (guarded.length > 0) await refuseUndecided(call, player);
    if (given.date_of_birth) {
      const relation = await relationOf(call, player);
      await requireGuardian(call, player.id, { dateOfBirth: given.date_of_birth, guardian, relation });
    }
    if (given.date_of_birth === null && (await hasGuardian(db, player.id)))
      throw fail('player.birthDateNeeded');
    const values = await playerValues(db, given);
    if (Object.keys(values).length > 0) await updatePlayer(db, player.id, values);
    if (given.club !== undefined && player.club_id !== null && player.club_id !== values.club_id)
      await removeUnusedClub(db, player.club_id);
    if (guarded.length > 0) await keepTrack(call, player, { guarded, publicUrl });
    return pageOf(call, player.id);
  };

/** In what capacity the caller, who may edit a player, consents for them. */
async function relationOf(
  { db, user }: Pick<Call, 'db' | 'user'>,
  player: { readonly id: string; readonly user_id: string | null },
): Promise<ConsentRelation> {
  if (player.user_id === user.id) return 'self';
  return (await looksAfterAs(db, user.id, player.id)) ?? 'paper';
}

/**
 * Deletes a player and withdraws them from opens that have not begun; refuses while they play in one. Results stay, and the account
 * can become a player again. Those who may not are refused before any open is looked at, which its name would tell them. Opens are
 * locked first, as everywhere; what changed meanwhile is checked, and a registration made then withdrawn, once the player is locked.
 */
export const removePlayer =
  ({ leavesOpens }: PlayerEffects) =>
  async (call: Call<typeof softDeletePlayer>) => {
    const { db, params, user, now } = call;
    const refuse = async (seen: Pick<LockedPlayer, 'id' | 'version' | 'user_id' | 'date_of_birth'>) => {
      refuseStale(seen, call.version);
      await refuseDeleting(call, seen);
    };
    await refuse(await playerOf(call, params.id));
    const left = await leavesOpens(call, params.id);
    const player = found(await lockPlayer(db, params.id));
    await refuse(player);
    const meanwhile = await leavesOpens(call, params.id);
    await updatePlayer(db, player.id, { deleted_at: now, deleted_by: user.id });
    const opens = [...left, ...meanwhile];
    await audit(call, 'softDeletePlayer', {
      entity: 'players',
      id: player.id,
      after: { withdrawn_from: opens },
    });
    return { _id: player.id, left: opens };
  };
