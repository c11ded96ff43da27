import type { invitePlayer } from '@topspin/contract';
import { registrationStates, transitionRegistration, type OpenState } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { addJob } from '#jobs/queue.ts';
import { refuseClosed } from '#features/inscriptions/enrol/enrol.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { invite } from '#features/inscriptions/store.ts';

/**
 * Invites a player to an open. The statements and the answer are the same whether or not the player has an account, is in
 * the open already or would be eligible: a job writes the mail, and limits are checked when the
 * person accepts.
 */
export async function inviteToPlay(call: Call<typeof invitePlayer>): Promise<void> {
  const { db, params, body, user, now } = call;
  const open = await lockVisibleOpen(call, params.id);
  await refuseClosed(db, open, 'organiser');
  const { player_id: playerId } = body;
  await invite(db, { openId: open.id, playerId, by: user.id, at: now, from: invitedFrom(open.state) });
  await addJob(db, 'mailInvitation', { open: open.id, player: playerId });
  await audit(call, 'invitePlayer', { entity: 'opens', id: open.id, after: { player_id: playerId } });
}

/** Invites several players to a locked open, as one each; one job writes the mails, one to each account. */
export async function inviteAll(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  open: LockedOpen,
  players: readonly string[],
): Promise<void> {
  if (players.length === 0) return;
  for (const playerId of players)
    await invite(db, { openId: open.id, playerId, by: user.id, at: now, from: invitedFrom(open.state) });
  await addJob(db, 'mailInvitations', { open: open.id, players });
}

const invitedFrom = (open: OpenState) =>
  registrationStates.filter(
    (from) =>
      transitionRegistration({
        from,
        to: 'invited',
        by: 'organiser',
        open,
        trusted: false,
      }).ok,
  );
