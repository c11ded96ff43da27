import type {
  setApprovalRefusal,
  setOpenApproval,
  setTrust,
  setUserTrust,
  TrustConsequences,
} from '@topspin/contract';
import { setTrusted } from '#features/auth/commands.ts';
import { takeIn, takeOut, type Intake } from '#features/competition/commands.ts';
import { setApproval, setRefusal, settleListed } from '#features/opens/commands.ts';
import { lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import { ratedCopyOf } from '#features/travel/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { changeTrust, distrustOpens, nothing, trustOpens } from './change.ts';
import { lockAccount, opensByOwnersTrust, saveTrustSetting, trustSetting } from './store.ts';

/**
 * Gives an organiser trust, which rates their opens, including past matches; or withdraws it. Where mail is sent their
 * address must be verified: somebody else may have registered it.
 */
export const trustUser =
  (mailIsSent: boolean) =>
  (call: Call<typeof setUserTrust>): Promise<TrustConsequences> =>
    changeTrust(call.db, call.body.preview, async () => {
      const { db, params, body, user, now } = call;
      const account = found(await lockAccount(db, params.id));
      if (body.trusted && mailIsSent && account.email_verified_at === null) throw fail('trust.notVerified');
      const since = account.trusted_at;
      if (body.trusted === (since !== null)) return nothing;
      await setTrusted(db, account.id, body.trusted ? { at: now, by: user.id } : null);
      const opens = await opensByOwnersTrust(db, account.id);
      const intake = await followed(opens, call, since);
      await audit(call, 'setUserTrust', { entity: 'users', id: account.id, after: changeOf(call, intake) });
      return intake;
    });

/** Sets whether every organiser is trusted. */
export const trustEverybody = (call: Call<typeof setTrust>): Promise<TrustConsequences> =>
  changeTrust(call.db, call.body.preview, async () => {
    const { db, body, now } = call;
    const { everyOrganiser, since } = await trustSetting(db);
    if (body.every_organiser === everyOrganiser) return nothing;
    const value = { everyOrganiser: body.every_organiser, since: everyOrganiser ? null : now };
    await saveTrustSetting(db, value);
    const intake = await followed(await opensByOwnersTrust(db), call, since);
    await audit(call, 'setTrust', { entity: 'installation', after: changeOf(call, intake) });
    return intake;
  });

/** The consequences for opens of trust given to their owners, or withdrawn since some time. */
async function followed(
  openIds: readonly string[],
  { db, body, now }: Call<typeof setUserTrust> | Call<typeof setTrust>,
  since: Date | null,
): Promise<Intake> {
  if (since === null) return trustOpens(db, openIds, now);
  return body.undo ? distrustOpens(db, openIds, since) : nothing;
}

/** Approves an open and rates its matches; or withdraws approval. A finished open keeps its ratings unless undone. */
export const approveOpen = (call: Call<typeof setOpenApproval>): Promise<TrustConsequences> =>
  changeTrust(call.db, call.body.preview, async () => {
    const { db, params, body } = call;
    const open = found(await lockOpen(db, params.id));
    if (body.approved === (open.approved_at !== null)) return nothing;
    const intake = await (body.approved ? approve(call, open) : disapprove(call, open));
    await audit(call, 'setOpenApproval', { entity: 'opens', id: open.id, after: changeOf(call, intake) });
    return intake;
  });

async function approve({ db, user, now }: Call, { id }: LockedOpen): Promise<Intake> {
  const copy = await ratedCopyOf(db, id);
  if (copy) throw fail('trust.sameFile', copy);
  await setApproval(db, [id], { approved_at: now, approved_by: user.id });
  await settleListed(db, [id]);
  return takeIn(db, [id], now);
}

async function disapprove({ db, body }: Call<typeof setOpenApproval>, open: LockedOpen): Promise<Intake> {
  const { id, approved_at: since, state } = open;
  const stays = state === 'finished' && !body.undo;
  await setApproval(db, [id], { approved_at: stays ? since : null, approved_by: null });
  await settleListed(db, [id]);
  return body.undo && since !== null ? takeOut(db, [id], since) : nothing;
}

/** Says no to the organisers who asked for approval, or takes that back; repeating it changes nothing. */
export async function refuseApproval(call: Call<typeof setApprovalRefusal>): Promise<void> {
  const { db, params, body, user, now } = call;
  const open = found(await lockOpen(db, params.id));
  if (body.refused === (open.approval_refused_at !== null)) return;
  if (body.refused && (open.approval_asked_at === null || open.trusted)) throw fail('trust.notAsked');
  await setRefusal(db, open.id, body.refused ? { at: now, by: user.id, reason: body.reason || null } : null);
  await audit(call, 'setApprovalRefusal', { entity: 'opens', id: open.id, after: { refused: body.refused } });
}

function changeOf(
  { body }: Call<typeof setUserTrust | typeof setTrust | typeof setOpenApproval>,
  { matches }: Intake,
) {
  const { preview: _, ...given } = body;
  return { ...given, matches: matches.length };
}
