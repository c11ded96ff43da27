import type { AnswerOf, listDayManagers, setDayManager } from '@topspin/contract';
import { findDay } from '#features/day/store.ts';
import { ownerOnly } from '#features/opens/reads.ts';
import { audit } from '#http/audit.ts';
import { isAdmin, type Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { appoint, dismiss, findCandidates } from './store.ts';

export async function readManagers({
  db,
  params,
  user,
}: Call<typeof listDayManagers>): Promise<AnswerOf<typeof listDayManagers>> {
  found(await findDay(db, params.day_id));
  const collection = await findCandidates(db, user, { day: params.day_id, open: params.id });
  return { collection, may_appoint: isAdmin(user) || (await ownerOnly(db, user, params.id)) === 'yes' };
}

/** Appoints an organiser of another open of the day to call the matches of this one, too, or takes that back. */
export async function setManager(call: Call<typeof setDayManager>): Promise<void> {
  const { db, params, body, user } = call;
  const { id: open, day_id: day, user_id: manager } = params;
  found(await findDay(db, day));
  const candidates = await findCandidates(db, user, { day, open });
  const known = candidates.find(({ _id }) => _id === manager);
  if (!known) throw fail('day.notOrganiser');
  if (known.appointed === body.appointed) return;
  const asked = { day, open, user: manager };
  await (body.appointed ? appoint(db, { ...asked, by: user.id }) : dismiss(db, asked));
  await audit(call, 'setDayManager', {
    entity: 'opens',
    id: open,
    before: { day_id: day, user_id: manager, appointed: known.appointed },
    after: { day_id: day, user_id: manager, appointed: body.appointed },
  });
}
