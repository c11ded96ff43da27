import type { accessByScoreLink } from '@topspin/contract';
import { isOpenOver } from '@topspin/engine';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { networkOf, tooMany } from '#http/limits/limits.ts';
import {
  closeQuietestSession,
  devicesOfLink,
  findFinishing,
  findLinkByHash,
  lockLink,
  openSession,
} from '#features/competition/store/score-links.ts';
import { countNewcomers } from './newcomers.ts';
import { deviceKeyHash, linkTokenHash, sessionToken } from './tokens.ts';

/** How long a token is good for; a device that still shows its page asks for another. */
const sessionHours = 12;

/** The devices of all umpires of a long day at one table, and few enough to notice a link that got around. */
const mostDevices = 200;

/** Shared by the whole process, like the other limits. */
const newcomers = countNewcomers();

/**
 * Exchanges the secret of a link for a token; that of a link that ended, on the device that was scoring then. The device that sends the same key has the same session however often it calls, so the answer
 * can be lost and asked for again.
 */
export async function letIn(call: Call<typeof accessByScoreLink>) {
  const { db, body, now, seal } = call;
  const link = await findLinkByHash(db, linkTokenHash(body.link));
  if (!link || link.open_deleted_at) throw fail('scoreLink.unknown');
  if (isOpenOver(link.open_state)) throw fail('scoreLink.openOver', { open: link.open_name });
  const deviceId = deviceKeyHash(body.key);
  const finishes = link.revoked_at && (await findFinishing(db, link.id, deviceId, now));
  if (link.revoked_at && !finishes) throw fail('scoreLink.revoked');
  await makeRoom(db, { linkId: link.id, deviceId, now, network: networkOf(call.http.request.ip) });
  const session = await openSession(db, {
    linkId: link.id,
    deviceId,
    name: body.name,
    at: now,
    expiresAt: new Date(now.getTime() + sessionHours * 60 * 60 * 1000),
  });
  if (session.isNew)
    await audit({ ...call, user: null }, 'accessByScoreLink', {
      entity: 'opens',
      id: link.open_id,
      after: { score_link: link.id, table: link.table_number, match: link.match_id, session: session.id },
    });
  return {
    token: sessionToken(seal, { openId: link.open_id, sessionId: session.id }),
    expires_at: session.expires_at.toISOString(),
    open: { _id: link.open_id, name: link.open_name },
    table: link.table_number,
    match_id: finishes ?? link.match_id,
    revoked: link.revoked_at !== null,
    name: session.name,
  };
}

type Opening = {
  readonly linkId: string;
  readonly deviceId: string;
  readonly now: Date;
  readonly network: string;
};

/**
 * A link that many devices opened lets another in instead of the one not heard of for longest, which may come back at any time: its page
 * opens the link again by itself. Only devices that never opened it before are limited.
 */
async function makeRoom(db: Db, { linkId, deviceId, now, network }: Opening): Promise<void> {
  await lockLink(db, linkId);
  const { isIn, isKnown, devices } = await devicesOfLink(db, linkId, deviceId, now);
  if (isIn) return;
  if (!isKnown && !newcomers.admits(linkId, network, now)) throw tooMany(60);
  if (devices >= mostDevices) await closeQuietestSession(db, { linkId, now, sessionHours });
}
