import type { PersonId } from '../../id.ts';
import { playersOfDayMatch, type Day, type DayMatch, type EndedDayMatch, type PersonOfDay } from '../day.ts';
import { indexDay, type DayIndex } from '../day-index.ts';
import { matchesDue } from './due-soon.ts';
import { onDemand } from '../on-demand.ts';
import { queueOf } from '../queued.ts';
import type { UmpireRule } from '../settings.ts';
import { objects, umpireObjections, type UmpireContext } from './objections.ts';

/** Who umpires a match, and by which rule; `chosen` by a person. */
export type UmpireChoice = { readonly umpire: PersonId | null; readonly by: UmpireRule | 'chosen' };

/** The umpire of a match that is called to a table now, by the rules of its open in their order. */
export function umpireFor(match: DayMatch, table: number, day: Day): UmpireChoice {
  const index = indexDay(day);
  return chooseUmpire(match, table, {
    index,
    taken: new Set(),
    due: onDemand(() => matchesDue(queueOf(index), index)),
  });
}

const nobody: UmpireChoice = { umpire: null, by: 'none' };

/**
 * Each rule is the fallback of the one before; those to whom there is an objection umpire only where the rules have nobody else. Whoever lost
 * at the table and plays soon does not: their match could be called meanwhile, which those who rest in a group are known to hold up.
 */
export function chooseUmpire(match: DayMatch, table: number, context: UmpireContext): UmpireChoice {
  if (match.umpire !== null) return { umpire: match.umpire, by: 'chosen' };
  const { index, taken } = context;
  const isFree = (person: PersonId): boolean =>
    !taken.has(person) &&
    !playersOfDayMatch(match).includes(person) &&
    index.occupation(person) === undefined &&
    isInHall(index.person(person)) &&
    missedLastAt(person, index.day.ended, index.person(person) ?? neverBusy) === null;
  const free = index.settingsOf(match.open).umpires.flatMap((by) =>
    candidates[by](match, table, index)
      .filter((person) => isFree(person) && (by !== 'loser' || !objects.dueSoon(person, match, context)))
      .map((umpire) => ({ umpire, by })),
  );
  return free.length < 2 ? (free[0] ?? nobody) : bestOf(free, match, context);
}

const isInHall = (person: PersonOfDay | undefined): boolean =>
  person === undefined || (person.isPresent && !person.isElsewhere);

/**
 * When somebody last lost one of these matches by not coming to it, in milliseconds; null if they have played or umpired since, or missed
 * none.
 */
export function missedLastAt(
  id: PersonId,
  ended: Day['ended'],
  { playedUntil, umpiredUntil }: Pick<PersonOfDay, 'playedUntil' | 'umpiredUntil'>,
): number | null {
  const missedAt = missedIn(ended).get(id) ?? null;
  return missedAt !== null && missedAt > Math.max(playedUntil ?? 0, umpiredUntil ?? 0) ? missedAt : null;
}

const neverBusy = { playedUntil: null, umpiredUntil: null } as const;

const missed = new WeakMap<Day['ended'], ReadonlyMap<PersonId, number>>();

/** When people last lost a match by not coming themselves; found once for each day, since many umpires are chosen for it. */
function missedIn(ended: Day['ended']): ReadonlyMap<PersonId, number> {
  const known = missed.get(ended);
  if (known) return known;
  const found = new Map<PersonId, number>();
  for (const { isWalkover, loser, excused, endedAt } of ended) {
    const missing = isWalkover ? (loser ?? []).filter((id) => !excused.includes(id)) : [];
    for (const id of missing) found.set(id, Math.max(endedAt, found.get(id) ?? 0));
  }
  missed.set(ended, found);
  return found;
}

/** The first of those to whom the least is objected. */
function bestOf(
  free: readonly (UmpireChoice & { readonly umpire: PersonId })[],
  match: DayMatch,
  context: UmpireContext,
): UmpireChoice {
  let left = free;
  for (const objection of umpireObjections) {
    const without = left.filter(({ umpire }) => !objects[objection](umpire, match, context));
    if (without.length > 0) left = without;
  }
  return left[0] ?? nobody;
}

/** Whom each rule would take, the best first. */
const candidates: Readonly<
  Record<UmpireRule, (match: DayMatch, table: number, index: DayIndex) => readonly PersonId[]>
> = {
  resting: restingInGroup,
  loser: (_match, table, index) => byLoad(losersAt(table, index.day.ended), index),
  volunteer: (match, _table, index) => byLoad(index.settingsOf(match.open).volunteers, index),
  none: () => [],
};

/** The umpire of the published order, and then the others of the group who rest, the least burdened first. */
function restingInGroup(match: DayMatch, _table: number, index: DayIndex): readonly PersonId[] {
  if (match.round !== null) return [];
  const { publishedUmpire } = match;
  const others = index.inGroup(match.group).flatMap(playersOfDayMatch);
  const rest = byLoad([...new Set(others)], index);
  return publishedUmpire === null ? rest : [publishedUmpire, ...rest];
}

/** Those who lost the last match at a table, if it was played: both of a pair. */
function losersAt(table: number, ended: readonly EndedDayMatch[]): readonly PersonId[] {
  const last = ended
    .filter((match) => match.table === table)
    .reduce<EndedDayMatch | null>(
      (latest, one) => (latest && latest.endedAt > one.endedAt ? latest : one),
      null,
    );
  return last === null || last.isWalkover ? [] : (last.loser ?? []);
}

/** Loads balanced: whoever has umpired least, and then whoever has been free longest. */
function byLoad(people: readonly PersonId[], { person }: DayIndex): readonly PersonId[] {
  const loads = people.map((id) => {
    const { duties = 0, playedUntil = null, umpiredUntil = null } = person(id) ?? {};
    return { id, duties, since: Math.max(playedUntil ?? 0, umpiredUntil ?? 0) };
  });
  return loads
    .toSorted((one, other) => one.duties - other.duties || one.since - other.since)
    .map(({ id }) => id);
}
