import type { addVolunteer, AnswerOf, removeVolunteer, setCallUmpire } from '@topspin/contract';
import { noteUmpire, refuseAsUmpire } from '#features/competition/commands.ts';
import { lockMatch } from '#features/competition/reads.ts';
import { asUmpire, busy, umpiring } from '#features/day/calling/call.ts';
import {
  freeUmpire,
  lockCall,
  occupy,
  playerOf,
  updateCall,
  volunteerOf,
  whatKeeps,
} from '#features/day/calling/store.ts';
import { refuseOthersMatch } from '#features/day/policy.ts';
import { lockDay } from '#features/day/store.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { addVolunteerTo, countVolunteers, deleteVolunteer, umpiredBy } from './store.ts';

/** A hall has no more umpires; each is read with every change of the day. */
const volunteersAtMost = 200;

export async function add({
  db,
  params,
  body,
}: Call<typeof addVolunteer>): Promise<AnswerOf<typeof addVolunteer>> {
  found(await lockDay(db, params.id));
  if ((await countVolunteers(db, params.id)) >= volunteersAtMost)
    throw fail('day.tooManyVolunteers', { most: volunteersAtMost });
  return { _id: await addVolunteerTo(db, params.id, body.name) };
}

/** Removes a volunteer, unless they umpire a match that the caller may not call. */
export async function remove({ db, params, user }: Call<typeof removeVolunteer>): Promise<void> {
  found(await lockDay(db, params.id));
  const match = await umpiredBy(db, params.id, params.volunteer_id);
  if (match !== undefined) await refuseOthersMatch(db, user, { day: params.id, match });
  if (!(await deleteVolunteer(db, params.id, params.volunteer_id))) throw fail('thing.notFound');
}

/** Gives a called match another umpire, or none: the one before is free at once. */
export async function setUmpire(setting: Call<typeof setCallUmpire>): Promise<void> {
  const { db, params, body, user, now } = setting;
  const { match_id: match } = found(
    await db
      .selectFrom('calls')
      .select('match_id')
      .where('day_id', '=', params.id)
      .where('id', '=', params.call_id)
      .executeTakeFirst(),
  );
  await refuseOthersMatch(db, user, { day: params.id, match });
  const umpire =
    body.umpire_id === null ? null : await asUmpire(db, { day: params.id, match }, body.umpire_id);
  if (umpire && !umpire.isVolunteer) await refuseAsUmpire(setting, match, umpire.id);
  found(await lockMatch(db, match));
  const call = found(await lockCall(db, params.id, params.call_id));
  if (call.ended_at) throw fail('day.callEnded');
  await freeUmpire(db, match, now);
  if (umpire && (await occupy(db, [umpiring({ match, now }, umpire)])) === 0)
    throw busy(await whatKeeps(db, user, [umpire.id], match));
  await updateCall(db, call.id, { umpire_id: playerOf(umpire), volunteer_id: volunteerOf(umpire) });
  await noteUmpire(db, match, playerOf(umpire));
}
