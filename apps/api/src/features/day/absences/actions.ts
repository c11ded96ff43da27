import type { noteAbsence } from '@topspin/contract';
import { findEntrants } from '#features/day/people/store.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { areOnePerson, endAbsences, saveAbsences } from './store.ts';

/**
 * Notes that somebody is not in the hall for now, or is back: whoever calls the matches of an open in which they are entered may say so, and
 * it holds for all their matches of the day.
 */
export async function absence({ db, params, body, user, now }: Call<typeof noteAbsence>): Promise<void> {
  const { id: day, player_id: player } = params;
  const entrants = await findEntrants(db, user, day);
  const own = entrants.flatMap((one) => (one.own ? [one.id] : []));
  if (!(await areOnePerson(db, player, own))) {
    found(entrants.find(({ id }) => id === player));
    throw fail('auth.forbidden');
  }
  const players = [player];
  if (body.absent) await saveAbsences(db, { day, players, by: user.id, now });
  else await endAbsences(db, { day, players });
}
