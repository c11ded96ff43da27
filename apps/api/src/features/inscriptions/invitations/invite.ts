import type { invitePlayer } from '@topspin/contract';
import { registrationStates, transitionRegistration, type OpenState } from '@topspin/engine';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { addJob } from '#jobs/queue.ts';
import { ring } from '#live/ring.ts';
import { refuseClosed } from '#features/inscriptions/enrol/enrol.ts';
import { lockVisibleOpen } from '#features/inscriptions/load.ts';
import { invite } from '#features/inscriptions/store.ts';

/**
 * Invites a player to an open. The statements and the answer are the same whether or not the player has an account, is in
 * the open already or would be eligible: a job writes the mail, and limits are checked when the
 * person accepts.
 */
export async function inviteToPlay(call: Call<typeof invitePlayer>): Promise<void> {
  const { db, params, body, user, now, requestId } = call;
  const open = await lockVisibleOpen(call, params.id);
  await refuseClosed(db, open, 'organiser');
  const { player_id: playerId } = body;
  await invite(db, { openId: open.id, playerId, by: user.id, at: now, from: invitedFrom(open.state) });
  await addJob(db, 'mailInvitation', { open: open.id, player: playerId });
  await audit(db, {
    actorId: user.id,
    action: 'invitePlayer',
    entity: 'opens',
    entityId: open.id,
    after: { player_id: playerId },
    requestId,
    at: now,
  });
  await ring(db, [`open:${open.id}`]);
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
