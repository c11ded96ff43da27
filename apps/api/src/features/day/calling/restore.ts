import type { restoreCall } from '@topspin/contract';
import { holdCallable, noteCalled } from '#features/competition/commands.ts';
import { endAbsences } from '#features/day/absences/store.ts';
import { heldUntil } from '#features/day/fixed/held.ts';
import { letGo } from '#features/day/fixed/store.ts';
import { refuseOthersMatch } from '#features/day/policy.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { busy, occupyPlayers, playersOf, refuseElsewhere, umpiring } from './call.ts';
import {
  callOf,
  findCall,
  lockCall,
  lockTable,
  occupy,
  reopenCall,
  wasCallOf,
  whatIsOn,
  whatKeeps,
  type CallRow,
  type Umpire,
} from './store.ts';

/**
 * Takes the way back to the queue back, or goes on once a result is taken back that ended it: the call goes on with its table, its umpire and the times at which it was made, since everybody
 * heard it then, and is not held in the queue any more, nor waits for anybody. Whoever took the table or one of its people meanwhile has them. Asked for twice, it is done once.
 */
export async function restore({ db, params, user, now }: Call<typeof restoreCall>): Promise<void> {
  const asked = found(await findCall(db, params.id, params.call_id));
  const { match_id: id } = asked;
  await refuseOthersMatch(db, user, { day: params.id, match: id });
  if (!asked.ended_at) return;
  const match = await holdCallable(db, id);
  await refuseElsewhere(db, params.id, match.open_id);
  const call = found(await lockCall(db, params.id, params.call_id));
  if (!call.ended_at) return;
  if (!isUndone(call) || !(await wasCallOf(db, call, playersOf(match)))) throw fail('day.callEnded');
  const { number, state } = found(await lockTable(db, call.day_table_id));
  if (state === 'outOfUse') throw fail('day.tableClosed', { table: number });
  const taken = await whatIsOn(db, user, { day: params.id, table: call.day_table_id, number });
  if (taken) throw fail('day.tableTaken', { ...taken, table: number });
  if (!(await reopenCall(db, call, beforeIt(call, match))))
    throw fail('day.alreadyCalled', await callOf(db, user, id));
  await occupyPlayers(db, match, { by: user, now });
  const umpire = umpireOf(call);
  if (umpire && (await occupy(db, [umpiring({ match: id, now }, umpire)])) === 0)
    throw busy(await whatKeeps(db, user, [umpire.id], id));
  await noteCalled(db, id, { table_number: number, umpire_id: call.umpire_id, called_at: call.first_at });
  await letGo(db, id, heldUntil(call.ended_at));
  await endAbsences(db, { day: params.id, players: playersOf(match) });
}

/** Whether what ended a call can be undone: it went back to the queue, or its match had a result, and has none any more. */
const isUndone = ({ end_reason: why }: CallRow): boolean => why === 'returned' || why === 'finished';

/** The table and umpire of the match before the call; a match that got a result kept those of the call. */
const beforeIt = (
  call: CallRow,
  match: Pick<CallRow, 'umpire_id'> & { readonly table_number: number | null },
) =>
  call.end_reason === 'finished'
    ? { table_before: call.table_before, umpire_before: call.umpire_before }
    : { table_before: match.table_number, umpire_before: match.umpire_id };

function umpireOf({
  umpire_id: player,
  volunteer_id: volunteer,
}: {
  readonly umpire_id: string | null;
  readonly volunteer_id: string | null;
}): Umpire | null {
  if (volunteer !== null) return { id: volunteer, isVolunteer: true };
  return player === null ? null : { id: player, isVolunteer: false };
}
