import type { AnswerOf, callAgain, callMatch, notePresence, returnToQueue } from '@topspin/contract';
import { umpireFor } from '@topspin/engine';
import { refuseAsUmpire } from '#features/competition/commands.ts';
import { findMatch, lockMatch } from '#features/competition/reads.ts';
import { asDay } from '#features/day/plan/as-day.ts';
import { noteMissing } from '#features/day/absences/actions.ts';
import { endAbsences } from '#features/day/absences/store.ts';
import { findEntrants } from '#features/day/people/store.ts';
import { readRows } from '#features/day/plan/rows.ts';
import { heldUntil } from '#features/day/fixed/held.ts';
import { holdBack } from '#features/day/fixed/store.ts';
import { refuseOthersMatch } from '#features/day/policy.ts';
import { findSettings } from '#features/day/settings.ts';
import { findDay } from '#features/day/store.ts';
import { peopleOf } from '#features/players/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { asUmpire, callToTable, playersAt } from './call.ts';
import { findCall, giveBack, lockCall, updateCall } from './store.ts';

/** Calls a match to a table. */
export async function call(calling: Call<typeof callMatch>): Promise<AnswerOf<typeof callMatch>> {
  const { db, params, body, user, now } = calling;
  await refuseOthersMatch(db, user, { day: params.id, match: body.match_id });
  const { match_id: match, table, umpire_id: chosen } = body;
  const day = params.id;
  const umpire = chosen ? await asUmpire(db, { day, match }, chosen) : null;
  if (umpire && !umpire.isVolunteer) await refuseAsUmpire(calling, match, umpire.id);
  const suggested = chosen === undefined ? await umpireByRule(db, { day, match, table, now }) : null;
  return { _id: await callToTable({ db, now, day, match, table, chosen, suggested, by: user }) };
}

type Called = { readonly day: string; readonly match: string; readonly table: number; readonly now: Date };

/** Whom the rules of its open give a match that is called to a table now. Only for a rule that looks at others the day is read. */
async function umpireByRule(db: Db, { day: id, match: matchId, table, now }: Called): Promise<string | null> {
  const { open_id: open } = found(await findMatch(db, matchId));
  const { umpire_rules: rules } = await findSettings(db, open);
  if (rules.every((rule) => rule === 'none')) return null;
  const rows = await readRows(db, id, now);
  const day = rows && asDay(rows, now.getTime());
  const match = day?.matches.find((one) => one.id === matchId);
  return day && match ? umpireFor(match, table, day).umpire : null;
}

/** Makes the second or the third call: once, however often it is asked for. */
export async function again({ db, params, body, user, now }: Call<typeof callAgain>): Promise<void> {
  const known = found(await lockCall(db, params.id, params.call_id));
  await refuseOthersMatch(db, user, { day: params.id, match: known.match_id });
  if (known.ended_at) throw fail('day.callEnded');
  if (body.number === 2) {
    if (!known.second_at) await updateCall(db, known.id, { second_at: now, second_by: user.id });
    return;
  }
  if (!known.second_at) throw fail('day.callMissing');
  if (!known.third_at) await updateCall(db, known.id, { third_at: now, third_by: user.id });
}

/** Notes that a side is at the table, or not after all; since when it is stays as it was noted first. */
export async function presence({ db, params, body, user, now }: Call<typeof notePresence>): Promise<void> {
  const known = found(await lockCall(db, params.id, params.call_id));
  await refuseOthersMatch(db, user, { day: params.id, match: known.match_id });
  if (known.ended_at) throw fail('day.callEnded');
  const since = body.side === 'a' ? known.present_a_at : known.present_b_at;
  const value = body.present ? (since ?? now) : null;
  if (body.present) {
    const match = found(await findMatch(db, known.match_id));
    await endAbsences(db, { day: params.id, players: playersAt(match, body.side) });
  }
  await updateCall(db, known.id, body.side === 'a' ? { present_a_at: value } : { present_b_at: value });
}

/**
 * Puts a called match back in the queue, with its former table and umpire; its people are free. If the caller may note the missing, the match
 * waits for them, and the answer names them. Otherwise an automatic day would call it again at once, so it is held for a while: its row says
 * so, and a person may change it.
 */
export async function back(call: Call<typeof returnToQueue>): Promise<AnswerOf<typeof returnToQueue>> {
  const { db, params, query, user, now } = call;
  const { match_id: matchId } = found(await findCall(db, params.id, params.call_id));
  await refuseOthersMatch(db, user, { day: params.id, match: matchId });
  const match = found(await lockMatch(db, matchId));
  const known = found(await lockCall(db, params.id, params.call_id));
  if (known.ended_at) throw fail('day.callEnded');
  if (match.state === 'inPlay') throw fail('day.alreadyPlaying');
  await giveBack(db, matchId, now);
  if (query.absent) {
    const entrants = await findEntrants(db, user, params.id);
    const players = playersAt(match, query.absent).filter((player) => !query.came?.includes(player));
    const absent = await noteMissing(call, { day: params.id, players, entrants });
    if (absent.length > 0) return { absent: await named(db, absent) };
  }
  const { automatic } = found(await findDay(db, params.id));
  if (automatic && (await findSettings(db, match.open_id)).automatic)
    await holdBack(db, matchId, { until: heldUntil(now), by: user.id });
  return { absent: [] };
}

/** Players with their names, in this order. */
async function named(db: Db, players: readonly string[]) {
  const people = await peopleOf(db, players);
  return players.map((_id) => ({ _id, name: people.get(_id)?.name ?? '' }));
}
