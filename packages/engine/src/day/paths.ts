import { bracketSize } from '../draw/bracket/rounds.ts';
import type { PersonId } from '../id.ts';
import type { BestOf } from '../match/match.ts';
import { playersOfDayMatch, type Day, type DayMatch } from './day.ts';
import type { DayIndex } from './day-index.ts';

/** The minutes that a match is expected to take, with the call before it and the rest after it. */
const minutesOf = (bestOf: BestOf): number => 8 + 4.5 * bestOf;

/**
 * The longest path from the start of a match to the end of the day, in minutes: in a bracket to its final; in a group the matches
 * that a player of it still has there, one after the other; and then the knockouts that are not drawn yet.
 */
export function pathsOf({ day, byId }: Pick<DayIndex, 'day' | 'byId'>): (match: DayMatch) => number {
  const inGroup = minutesInGroups(day);
  const known = new Map<string, number>();
  const pathOf = (match: DayMatch): number => {
    const before = known.get(match.id);
    if (before !== undefined) return before;
    const next = [match.winnerTo, match.loserTo].flatMap((id) => (id === null ? [] : (byId(id) ?? [])));
    const own = minutesOf(match.bestOf);
    const path =
      match.round === null
        ? Math.max(own, ...playersOfDayMatch(match).map((person) => inGroup(match, person))) +
          minutesToCome(match, day)
        : own + (next.length > 0 ? Math.max(...next.map(pathOf)) : minutesToCome(match, day));
    known.set(match.id, path);
    return path;
  };
  return pathOf;
}

/** What somebody still has to play in a group. */
function minutesInGroups({ matches }: Day): (match: DayMatch, person: PersonId) => number {
  const minutes = new Map<string, number>();
  const keyOf = ({ group }: DayMatch, person: PersonId): string => `${group} ${person}`;
  for (const match of matches)
    for (const person of playersOfDayMatch(match)) {
      const key = keyOf(match, person);
      minutes.set(key, (minutes.get(key) ?? 0) + minutesOf(match.bestOf));
    }
  return (match, person) => minutes.get(keyOf(match, person)) ?? 0;
}

/** The rounds of the knockouts of its open that are not drawn yet: of phases of one number the longest. */
function minutesToCome({ open, phase }: DayMatch, { toCome }: Day): number {
  const later = toCome.filter((one) => one.open === open && one.phase > phase);
  const byPhase = Map.groupBy(later, (one) => one.phase);
  return [...byPhase.values()].reduce(
    (sum, phases) =>
      sum +
      Math.max(...phases.map(({ entrants, bestOf }) => Math.log2(bracketSize(entrants)) * minutesOf(bestOf))),
    0,
  );
}
