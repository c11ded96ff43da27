import type { FixedOnWire, fixMatch } from '@topspin/contract';
import { lockMatch } from '#features/competition/reads.ts';
import { refuseElsewhere } from '#features/day/calling/call.ts';
import { refuseOthersMatch } from '#features/day/policy.ts';
import { findDay, findTable } from '#features/day/store.ts';
import type { Call } from '#http/call.ts';
import { day, minute } from '#http/durations.ts';
import { fail, found } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { saveFixed, timesFixed } from './store.ts';

/** How long after its day a match may be fixed at most: a slip of the keyboard would stretch what all who run the day see of it. */
const furthest = 7 * day;

/** Fixes the table of a match, or when it may begin or is to begin; what is left out is free again. */
export async function fix({ db, params, body, user, now, lang }: Call<typeof fixMatch>): Promise<void> {
  await refuseOthersMatch(db, user, { day: params.id, match: params.match_id });
  const { date } = found(await findDay(db, params.id));
  const latest = Math.max(now.getTime(), Date.parse(date)) + furthest;
  for (const field of ['not_before', 'at'] as const)
    if (Date.parse(body[field] ?? '') > latest) throw wrongField(field, 'instant', lang);
  const passed = passedIn(body, now);
  // A time that was fixed earlier may pass and stay, for instance when only the table is changed.
  if (passed && !(await timesFixed(db, params.match_id)).some((time) => isSameMinute(time, body[passed])))
    throw wrongField(passed, 'past', lang);
  const match = found(await lockMatch(db, params.match_id));
  await refuseElsewhere(db, params.id, match.open_id);
  if (match.state === 'finished') throw fail('match.alreadyFinished');
  if (match.state === 'inPlay') throw fail('day.alreadyPlaying');
  if (body.table !== null) found(await findTable(db, params.id, body.table));
  await saveFixed(db, match.id, body, user.id);
}

/** The time that has passed, if one has; the minute that runs has not. */
function passedIn(body: FixedOnWire, now: Date): 'not_before' | 'at' | undefined {
  return (['not_before', 'at'] as const).find((field) => minuteOf(body[field]) < minuteOf(now));
}

const minuteOf = (time: Date | string | null): number => Math.floor(new Date(time ?? '').getTime() / minute);

/** A form has no seconds. */
const isSameMinute = (one: Date, other: string | null): boolean => minuteOf(one) === minuteOf(other);
