import type { moveCall } from '@topspin/contract';
import { noteCalled } from '#features/competition/commands.ts';
import { lockMatch } from '#features/competition/reads.ts';
import { refuseOthersMatch } from '#features/day/policy.ts';
import { findTable } from '#features/day/store.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { endStranded, findCall, lockCall, lockTable, whatIsOn } from './store.ts';

/**
 * Moves a match that was called to another table, also while it is played: its umpire, its calls and their times stay, and
 * `call_follows_table` moves the call. To the table where it is already, it does nothing.
 */
export async function move(moving: Call<typeof moveCall>): Promise<void> {
  const { db, params, body, user, now } = moving;
  const { id: day, call_id: id } = params;
  const { match_id: matchId } = found(await findCall(db, day, id));
  await refuseOthersMatch(db, user, { day, match: matchId });
  const match = found(await lockMatch(db, matchId));
  const call = found(await lockCall(db, day, id));
  if (call.ended_at) throw fail('day.callEnded');
  const table = found(await findTable(db, day, body.table));
  if (table.id === call.day_table_id) return;
  const { number, state } = found(await lockTable(db, table.id));
  if (state === 'outOfUse') throw fail('day.tableClosed', { table: number });
  await endStranded(db, table.id, now);
  const taken = await whatIsOn(db, user, { day, table: table.id, number });
  if (taken) throw fail('day.tableTaken', { ...taken, table: number });
  await noteCalled(db, matchId, {
    table_number: number,
    umpire_id: match.umpire_id,
    called_at: match.called_at,
  });
  await audit(moving, 'moveCall', {
    entity: 'matches',
    id: matchId,
    before: { table: match.table_number },
    after: { table: number },
  });
}
