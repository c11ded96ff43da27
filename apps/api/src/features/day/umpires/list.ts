import type { AnswerOf, listUmpires, UmpireOfDay } from '@topspin/contract';
import { dueSoon, type PersonId } from '@topspin/engine';
import type { EstimateCache } from '#features/day/estimates/cache.ts';
import { asDay, sidesIn } from '#features/day/plan/as-day.ts';
import { at, personOf, type PersonOf } from '#features/day/plan/present-match.ts';
import { readRows, rightsIn, type DayRows, type MatchOfDay } from '#features/day/plan/rows.ts';
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
    const missed = missedIn(rows, isSeen);
    const volunteers = rows.volunteers.map(({ id, name }) => {
      const shown = { _id: id, name, club: null };
      return { id, shown, volunteer: true };
    });
    const players = [...entered].map(([id, shown]) => ({ id, shown, volunteer: false }));
    return {
      collection: [...volunteers, ...players]
        .filter(({ id }) => loads.get(id)?.isPresent !== false)
        .map(({ id, shown, volunteer }): UmpireOfDay => {
          const missedAt = missed.get(id);
          return {
            ...shown,
            volunteer,
            duties: loads.get(id)?.duties ?? 0,
            busy: occupied.has(id) || loads.get(id)?.isElsewhere === true,
            queue_place: placeOf(id),
            ...(missedAt !== undefined && { missed_at: at(missedAt) }),
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

/** Since when the last match of somebody is over, of those who did not come to it. */
function missedIn(
  { people, matches }: Pick<DayRows, 'people' | 'matches'>,
  isSeen: (open: string) => boolean,
): ReadonlyMap<PersonId, number> {
  const sideOf = sidesIn(people);
  const found = new Map<PersonId, number>();
  const begun = matches.filter(
    ({ open, startedAt, finishedAt }) => isSeen(open) && (startedAt ?? finishedAt) !== null,
  );
  for (const match of begun.toSorted((one, other) => endOf(one) - endOf(other)))
    for (const side of ['a', 'b'] as const) {
      const { outcome, winner, finishedAt } = match;
      for (const id of sideOf(match[side]) ?? [])
        if (finishedAt !== null && outcome === 'walkover' && winner !== side) found.set(id, finishedAt);
        else found.delete(id);
    }
  return found;
}

/** A match in play comes after all that are over. */
const endOf = ({ finishedAt }: MatchOfDay): number => finishedAt ?? Number.MAX_SAFE_INTEGER;
