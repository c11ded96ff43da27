import type { AnswerOf, listUmpires, UmpireOfDay } from '@topspin/contract';
import { dueSoon, missedLastAt } from '@topspin/engine';
import type { EstimateCache } from '#features/day/estimates/cache.ts';
import { asDay, sidesIn } from '#features/day/plan/as-day.ts';
import { at, personOf, type PersonOf } from '#features/day/plan/present-match.ts';
import { readRows, rightsIn, type DayRows } from '#features/day/plan/rows.ts';
import { withSameAs } from '#features/day/plan/same-people.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';

/**
 * Everybody in the hall whom the viewer may know of: those who are free first, among
 * them those who came to their last match, then those who do not play soon, then those who have umpired least.
 */
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
    const ended = day.ended.filter(({ open }) => isSeen(open));
    const volunteers = rows.volunteers.map(({ id, name }) => {
      const shown = { _id: id, name, club: null };
      return { id, shown, volunteer: true };
    });
    const players = [...entered].map(([id, shown]) => ({ id, shown, volunteer: false }));
    return {
      collection: [...volunteers, ...players]
        .filter(({ id }) => loads.get(id)?.isPresent !== false)
        .map(({ id, shown, volunteer }): UmpireOfDay => {
          const person = loads.get(id);
          const missedAt = person ? missedLastAt(id, ended, person) : null;
          return {
            ...shown,
            volunteer,
            duties: person?.duties ?? 0,
            busy: occupied.has(id) || person?.isElsewhere === true,
            queue_place: placeOf(id),
            ...(missedAt !== null && { missed_at: at(missedAt) }),
          };
        })
        .toSorted(
          (one, other) =>
            Number(one.busy) - Number(other.busy) ||
            Number(one.missed_at !== undefined) - Number(other.missed_at !== undefined) ||
            Number(one.queue_place !== null) - Number(other.queue_place !== null) ||
            Number(other.volunteer) - Number(one.volunteer) ||
            one.duties - other.duties ||
            one.name.localeCompare(other.name, 'es'),
        ),
    };
  };

/** The people with a match of the day in the opens that are seen, over or to come, as one of these opens has entered them. */
function enteredIn(
  rows: DayRows,
  isSeen: (open: string) => boolean,
): ReadonlyMap<string, NonNullable<ReturnType<PersonOf>>> {
  const { people, matches } = rows;
  const person = withSameAs(personOf(people), rows, isSeen);
  const entered = new Map<string, NonNullable<ReturnType<PersonOf>>>();
  const sideOf = sidesIn(people);
  for (const { open, a, b } of matches)
    for (const id of [a, b].flatMap((side) => sideOf(side) ?? [])) {
      const shown = isSeen(open) ? person(id, open) : null;
      if (shown && !entered.has(id)) entered.set(id, shown);
    }
  return entered;
}
