import type { AnswerOf, DayPerson, listDayPeople, setDayPerson } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { findAlike } from './alike.ts';
import { refuseBusy } from './refuse-busy.ts';
import {
  busyAtOnce,
  findEntrants,
  forgetPeople,
  lockPeople,
  lockTies,
  meetInAnOpen,
  membersOf,
  saySame,
  seenGuests,
  type Entrant,
} from './store.ts';

/** Those entered in the opens of a day that the viewer may know of, who is the same person as whom, and who may be. */
export async function readPeople({
  db,
  params,
  user,
}: Call<typeof listDayPeople>): Promise<AnswerOf<typeof listDayPeople>> {
  const entrants = await findEntrants(db, user, params.id);
  const like = await findAlike(db, entrants);
  const together = Map.groupBy(entrants, ({ person }) => person);
  return {
    collection: entrants.map(({ id, name, club, guest, opens, own, person, members }): DayPerson => {
      const seen = together.get(person) ?? [];
      return {
        _id: id,
        name,
        club,
        guest,
        opens: [...opens],
        own,
        same: seen.flatMap((other) => (other.id === id ? [] : [other.id])),
        unnamed: own && members > seen.length,
        like: [...(like.get(id) ?? [])],
      };
    }),
  };
}

/**
 * Declares a guest to be the same person as somebody of another open of the day, or anybody to be nobody else after all. This is up to
 * those who call the matches of an open in which that player is entered.
 */
export async function setPerson(call: Call<typeof setDayPerson>): Promise<void> {
  const { db, params, body, user } = call;
  const entrants = await findEntrants(db, user, params.id);
  const entrant = (id: string): Entrant => found(entrants.find((one) => one.id === id));
  const one = entrant(params.player_id);
  if (!one.own || (body.same_as !== null && !one.guest)) throw fail('auth.forbidden');
  const other = body.same_as === null ? null : entrant(body.same_as);
  await lockTies(db);
  const before = await membersOf(db, one.id);
  if (other ? before.includes(other.id) : before.length === 1) return;
  await lockPeople(db, other ? [...before, ...(await membersOf(db, other.id))] : before);
  if (other) await join(call, one, other);
  else await forgetPeople(db, [one.id]);
  await audit(call, 'setDayPerson', {
    entity: 'players',
    id: one.id,
    before: { day_id: params.id, same: before.filter((id) => id !== one.id) },
    after: { day_id: params.id, same: other ? [other.id] : [] },
  });
}

/**
 * A guest who stood for others takes them along, but for those of opens that the viewer may not know of, and leaves whom they were said to
 * be before.
 */
async function join(
  { db, params, user }: Call<typeof setDayPerson>,
  guest: Entrant,
  other: Entrant,
): Promise<void> {
  const [person, ...guests] = await membersOf(db, guest.id);
  const along = person === guest.id ? await seenGuests(db, user, guests) : [];
  const joining = [guest.id, ...along];
  const joined = await membersOf(db, other.id);
  const everybody = [...joining, ...joined];
  if (await meetInAnOpen(db, everybody))
    throw fail('day.sameOpen', { person: guest.name, other: other.name });
  refuseBusy(await busyAtOnce(db, user, everybody), ({ player }) =>
    joined.includes(player) ? other.name : guest.name,
  );
  await forgetPeople(db, [guest.id]);
  await saySame(db, { day: params.id, guests: joining, person: joined[0], by: user.id });
}
