import type { accessByScoreLink, AnswerOf } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { findLinkByHash, openSession, otherDevices } from '#features/competition/store/score-links.ts';
import { linkTokenHash, sessionToken } from './tokens.ts';

/** How long a token is good for; a device that still shows its page asks for another. */
const sessionHours = 12;

/** The devices of all umpires of a long day at one table, and few enough to notice a link that got around. */
const mostDevices = 200;

/**
 * Exchanges the secret of a link for a token. The same device has the same session however often it calls, so the answer
 * can be lost and asked for again.
 */
export async function letIn(
  call: Call<typeof accessByScoreLink>,
): Promise<AnswerOf<typeof accessByScoreLink>> {
  const { db, body, now, seal, requestId } = call;
  const link = await findLinkByHash(db, linkTokenHash(body.link));
  if (!link || link.open_deleted_at) throw fail('scoreLink.unknown');
  if (link.open_state === 'finished' || link.open_state === 'canceled')
    throw fail('scoreLink.openOver', { open: link.open_name });
  if (link.revoked_at) throw fail('scoreLink.revoked');
  if ((await otherDevices(db, link.id, body.device)) >= mostDevices) throw fail('scoreLink.tooManyDevices');
  const session = await openSession(db, {
    linkId: link.id,
    deviceId: body.device,
    name: body.name,
    at: now,
    expiresAt: new Date(now.getTime() + sessionHours * 60 * 60 * 1000),
  });
  if (session.isNew)
    await audit(db, {
      actorId: null,
      action: 'accessByScoreLink',
      entity: 'opens',
      entityId: link.open_id,
      after: { score_link: link.id, table: link.table_number, match: link.match_id, session: session.id },
      requestId,
      at: now,
    });
  return {
    token: sessionToken(seal, { openId: link.open_id, sessionId: session.id }),
    expires_at: session.expires_at.toISOString(),
    open: { _id: link.open_id, name: link.open_name },
    table: link.table_number,
    match_id: link.match_id,
    name: session.name,
  };
}
