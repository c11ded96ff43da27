import type { AdministratorsPage, endAdministration, listAdministrators } from '@topspin/contract';
import { withdrawOffers } from '#features/invitations/commands.ts';
import { guardianAge } from '#features/settings/reads.ts';
import { audit } from '#http/audit.ts';
import { isAdmin, type Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { queueMail } from '#jobs/outbox.ts';
import { findPlayer, lockPlayer } from '#features/players/store.ts';
import { decides, isGuardianOf, isLast, mayDelete, mayEnd, mayErase, type Player } from './rank.ts';
import { administratorsOf, removeAdministrator } from './store.ts';

type Deciding = Pick<Call, 'db' | 'user' | 'now'>;

async function situationOf({ db, now }: Deciding, player: Player & { readonly id: string }) {
  const administrators = await administratorsOf(db, player.id);
  return { player, administrators, guardianAge: await guardianAge(db), now };
}

/** Refuses what concerns a player to those who look after them beside a guardian, or beside a player old enough to consent. */
export async function refuseUndecided(
  call: Deciding,
  player: Player & { readonly id: string },
  rule: typeof decides = decides,
): Promise<void> {
  if (isAdmin(call.user) || rule(await situationOf(call, player), call.user.id)) return;
  throw fail('player.guardianDecides');
}

/** Whether the caller decides about a player. */
export async function mayDecide(call: Deciding, id: string): Promise<boolean> {
  const player = await findPlayer(call.db, id);
  return (
    player !== undefined && (isAdmin(call.user) || decides(await situationOf(call, player), call.user.id))
  );
}

/** Refuses deleting a profile to all but a player old enough with an account, or those who decide for a player without. */
export const refuseDeleting = (call: Deciding, player: Player & { readonly id: string }): Promise<void> =>
  refuseUndecided(call, player, mayDelete);

/** Refuses erasing a profile to all but its only guardian and admins, and to everybody if it has an account. */
export async function refuseErasing(call: Deciding, playerId: string): Promise<void> {
  const player = found(await findPlayer(call.db, playerId));
  const situation = await situationOf(call, player);
  if (player.user_id !== null) throw fail('player.taken');
  if (isAdmin(call.user) || mayErase(situation, call.user.id)) return;
  throw fail(isGuardianOf(situation, call.user.id) ? 'player.otherGuardian' : 'player.guardianDecides');
}

/** The people who look after a player, and what the caller may do about them. */
export async function readAdministrators(call: Call<typeof listAdministrators>): Promise<AdministratorsPage> {
  const { db, params, user } = call;
  const player = found(await findPlayer(db, params.id));
  const situation = await situationOf(call, player);
  const last = isLast(situation);
  return {
    decides: isAdmin(user) || decides(situation, user.id),
    may_erase: mayErase(situation, user.id),
    collection: situation.administrators.map((one) => ({
      user: { _id: one.user_id, name: one.name },
      relation: one.relation,
      since: one.created_at.toISOString(),
      handed_over: one.handed_over_at !== null,
      may_end: !last && (isAdmin(user) || mayEnd(situation, user.id, one)),
    })),
  };
}

/** Ends an account's access to a player, and withdraws the offers it made; the account gets a mail unless it ended its own. */
export const endAccess =
  (publicUrl: () => string) =>
  async (call: Call<typeof endAdministration>): Promise<void> => {
    const { db, params, user } = call;
    const player = found(await lockPlayer(db, params.id));
    const situation = await situationOf(call, player);
    const ended = found(situation.administrators.find(({ user_id: id }) => id === params.user_id));
    if (!isAdmin(user) && !mayEnd(situation, user.id, ended)) throw fail('player.guardianDecides');
    if (isLast(situation)) throw fail('player.lastAdministrator');
    await removeAdministrator(db, player.id, ended.user_id);
    await withdrawOffers(db)
      .where('player_id', '=', player.id)
      .where('invited_by', '=', ended.user_id)
      .execute();
    await audit(call, 'endAdministration', {
      entity: 'players',
      id: player.id,
      before: { user_id: ended.user_id, relation: ended.relation },
    });
    if (ended.user_id === user.id) return;
    const to = { id: ended.user_id, name: ended.name, email: ended.email, lang: ended.lang };
    const figures = { player: player.name, link: `${publicUrl()}/user-management` };
    await queueMail(db, { to, kind: 'accessEnded', figures, about: [player.id] });
  };
