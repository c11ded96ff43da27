import type { AnswerOf, DayPerson, listDayPeople, setDayPerson } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import {
  busyAtOnce,
  findAlike,
  findEntrants,
  forgetPeople,
  lockPeople,
  meetInAnOpen,
  membersOf,
  saySame,
  type Busy,
  type Entrant,
} from './store.ts';

/** Those entered in the opens of a day that the viewer may know of, who is the same person as whom, and who may be. */
export async function readPeople({
  db,
  params,
  user,
}: Call<typeof listDayPeople>): Promise<AnswerOf<typeof listDayPeople>> {
  const entrants = await findEntrants(db, user, params.id);
  const like = await findAlike(
    db,
    entrants.filter(({ own }) => own),
    entrants,
  );
  const together = Map.groupBy(entrants, ({ person }) => person);
  return {
    collection: entrants.map(({ id, name, club, guest, opens, own, person }): DayPerson => ({
      _id: id,
      name,
      club,
      guest,
      opens: [...opens],
      own,
      same: (together.get(person) ?? []).flatMap((other) => (other.id === id ? [] : [other.id])),
      like: [...(like.get(id) ?? [])],
    })),
  };
}

/** Says of a guest that they are the same person as somebody of another open of the day, or that they are nobody else after all. */
export async function setPerson(call: Call<typeof setDayPerson>): Promise<void> {
  const { db, params, body, user } = call;
  const entrants = await findEntrants(db, user, params.id);
  const entrant = (id: string): Entrant => found(entrants.find((one) => one.id === id));
  const guest = entrant(params.player_id);
  if (!guest.own) throw fail('auth.forbidden');
  const other = body.same_as === null ? null : entrant(body.same_as);
  await lockPeople(db, other ? [guest.id, other.id] : [guest.id]);
  const before = await membersOf(db, guest.id);
  if (other ? before.includes(other.id) : before.length === 1) return;
  if (other) await join(call, guest, other);
  else await forgetPeople(db, [guest.id]);
  await audit(call, 'setDayPerson', {
    entity: 'players',
    id: guest.id,
    before: { day_id: params.id, same: before.filter((id) => id !== guest.id) },
    after: { day_id: params.id, same: other ? [other.id] : [] },
  });
}

/** A guest who stood for others takes them along, and leaves whom they were said to be before. */
async function join(
  { db, params, user }: Call<typeof setDayPerson>,
  guest: Entrant,
  other: Entrant,
): Promise<void> {
  const joining = guest.person === guest.id ? await membersOf(db, guest.id) : [guest.id];
  const joined = await membersOf(db, other.id);
  const everybody = [...joining, ...joined];
  await lockPeople(db, everybody);
  if (await meetInAnOpen(db, everybody))
    throw fail('day.sameOpen', { person: guest.name, other: other.name });
  refuseBusy(await busyAtOnce(db, user, everybody));
  await forgetPeople(db, [guest.id]);
  await saySame(db, { day: params.id, guests: joining, person: joined[0], by: user.id });
}

/** One person is not in two matches: if they are now, they are two, or a match is to be put back first. */
function refuseBusy([one, two]: readonly Busy[]): void {
  if (!one || !two) return;
  const { name: person } = one;
  const { name: other } = two;
  throw one.match === null || two.match === null
    ? fail('day.bothElsewhere', { person, other })
    : fail('day.bothBusy', {
        person,
        table: one.table,
        match: one.match,
        other,
        other_table: two.table,
        other_match: two.match,
      });
}
