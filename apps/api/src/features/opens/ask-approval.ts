import type { askForApproval, OpenPage } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { openPage } from './page/page.ts';
import { askedAgainFrom } from './policy.ts';
import { lockOpen, setAsked } from './store.ts';

/** Asks an admin to approve an unrated open; the first request's time is kept, unless it was refused a week ago or more. */
export async function askApproval(call: Call<typeof askForApproval>): Promise<OpenPage> {
  const { db, params, now } = call;
  const open = found(await lockOpen(db, params.id));
  const page = await openPage(call, open.id);
  const { approval_refused_at: refused } = open;
  if (page.rated || (open.approval_asked_at !== null && refused === null)) return page;
  if (refused !== null && now < askedAgainFrom(refused)) throw fail('trust.refusedLately');
  await setAsked(db, open.id, now);
  await audit(call, 'askForApproval', { entity: 'opens', id: open.id });
  return openPage(call, open.id);
}
