import type { noteAbsence } from '@topspin/contract';
import { findEntrants, type Entrant } from '#features/day/people/store.ts';
import type { Actor, Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { areOnePerson, endAbsences, personsAmong, saveAbsences } from './store.ts';

/**
 * Notes that somebody is not in the hall for now, or is back: whoever calls the matches of an open in which they are entered may say so, and
 * it holds for all their matches of the day. That one of their guests is somebody of another open gives no say over that person's matches.
 */
export async function absence(call: Call<typeof noteAbsence>): Promise<void> {
  const { db, params, body, user } = call;
  const { id: day, player_id: player } = params;
  const entrants = await findEntrants(db, user, day);
  const named = () => found(entrants.find(({ id }) => id === player));
  if (!(await areOnePerson(db, player, ownOf(entrants)))) {
    named();
    throw fail('auth.forbidden');
  }
  if (!body.absent) await endAbsences(db, { day, players: [player] });
  else if ((await noteMissing(call, { day, players: [player], entrants })).length === 0)
    throw fail('day.otherPerson', { person: named().name });
}

const ownOf = (entrants: readonly Entrant[]) => entrants.flatMap(({ id, own }) => (own ? [id] : []));

type Missing = {
  readonly day: string;
  readonly players: readonly string[];
  readonly entrants: readonly Entrant[];
};

/** Notes who of these players is not in the hall, as far as the caller may say so, and returns them. */
export async function noteMissing(
  { db, user, now }: Pick<Actor, 'db' | 'user' | 'now'>,
  { day, players, entrants }: Missing,
): Promise<readonly string[]> {
  const missing = await personsAmong(db, { day, players }, ownOf(entrants));
  await saveAbsences(db, { day, players: missing, by: user.id, now });
  return missing;
}
