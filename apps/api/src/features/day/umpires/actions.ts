import type {
  addVolunteer,
  AnswerOf,
  listUmpires,
  removeVolunteer,
  setCallUmpire,
  UmpireOfDay,
} from '@topspin/contract';
import { dueSoon } from '@topspin/engine';
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
import type { EstimateCache } from '#features/day/estimates/cache.ts';
import { asDay, sidesIn } from '#features/day/plan/as-day.ts';
import { personOf, type PersonOf } from '#features/day/plan/present-match.ts';
import { readRows, rightsIn, type DayRows } from '#features/day/plan/rows.ts';
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

/** Everybody of the day whom the viewer may know of: who is free first, who does not play soon, then who has umpired least. */
export const readUmpires =
  (estimates: Pick<EstimateCache, 'latest'>) =>
  async ({ db, params, user, now }: Call<typeof listUmpires>): Promise<AnswerOf<typeof listUmpires>> => {
    const rows = found(await readRows(db, params.id, now));
    const rights = await rightsIn(db, user, params.id);
    const day = asDay(rows, now.getTime());
    const { matches, people } = day;
    const loads = new Map(people.map((person) => [person.id, person]));
    const isSeen = (open: string) => rights.get(open)?.sees ?? false;
    const entered = enteredIn(rows, isSeen);
    const taking = matches.filter(({ calledAt, state }) => calledAt !== null || state === 'inPlay');
    const occupied = new Set(taking.flatMap(({ a, b, umpire }) => [...(a ?? []), ...(b ?? []), umpire]));
    const due = dueSoon(day, estimates.latest({ id: params.id, opens: [...rights.keys()] }));
    const placeOf = (id: string) => due.get(id)?.find(({ match }) => isSeen(match.open))?.place ?? null;
    const volunteers = rows.volunteers.map(({ id, name }) => {
      const shown = { _id: id, name, club: null };
      return { id, shown, volunteer: true };
    });
    const players = [...entered].map(([id, shown]) => ({ id, shown, volunteer: false }));
    return {
      collection: [...volunteers, ...players]
        .map(({ id, shown, volunteer }): UmpireOfDay => ({
          ...shown,
          volunteer,
          duties: loads.get(id)?.duties ?? 0,
          busy: occupied.has(id),
          queue_place: placeOf(id),
        }))
        .toSorted(
          (one, other) =>
            Number(one.busy) - Number(other.busy) ||
            Number(one.queue_place !== null) - Number(other.queue_place !== null) ||
            Number(other.volunteer) - Number(one.volunteer) ||
            one.duties - other.duties ||
            one.name.localeCompare(other.name, 'es'),
        ),
    };
  };

/** The people with a match of the day in the opens that are seen, over or to come, as one of these opens has entered them. */
function enteredIn(
  { people, matches }: DayRows,
  isSeen: (open: string) => boolean,
): ReadonlyMap<string, NonNullable<ReturnType<PersonOf>>> {
  const person = personOf(people);
  const entered = new Map<string, NonNullable<ReturnType<PersonOf>>>();
  const sideOf = sidesIn(people);
  for (const { open, a, b } of matches)
    for (const id of [a, b].flatMap((side) => sideOf(side) ?? [])) {
      const shown = isSeen(open) ? person(id, open) : null;
      if (shown && !entered.has(id)) entered.set(id, shown);
    }
  return entered;
}
