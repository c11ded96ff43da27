import { bracketSize } from '../draw/bracket/rounds.ts';
import { grouped } from '../grouped.ts';
import type { GroupId, OpenId, PersonId } from '../id.ts';
import type { BestOf } from '../match/match.ts';
import type { DayMatch, PhaseToCome } from './day.ts';
import type { DayIndex } from './day-index.ts';

/** The minutes that a match is expected to take, with the call before it and the rest after it. */
export const expectedMinutes = (bestOf: BestOf): number => 8 + 4.5 * bestOf;

/**
 * The longest path from the start of a match to the end of the day, in minutes: in a bracket to its final; in a group the matches
 * that a player of it still has there, one after the other; and then the later phases of its open, drawn or not.
 */
export function pathsOf(index: Pick<DayIndex, 'day' | 'byId'>): (match: DayMatch) => number {
  const inGroup = minutesInGroups(index.day.matches);
  const after = pathsAfter(index, (match) => pathOf(match));
  const known = new Map<string, number>();
  const pathOf = (match: DayMatch): number => {
    const before = known.get(match.id);
    if (before !== undefined) return before;
    const path =
      match.round === null ? inGroup(match) + after(match.open, match.phase) : pathInBracket(match);
    known.set(match.id, path);
    return path;
  };
  const pathInBracket = ({ open, phase, bestOf, winnerTo, loserTo }: DayMatch): number => {
    const next = [winnerTo, loserTo].flatMap((id) => (id === null ? [] : (index.byId(id) ?? [])));
    return expectedMinutes(bestOf) + (next.length > 0 ? Math.max(...next.map(pathOf)) : after(open, phase));
  };
  return pathOf;
}

/** What somebody still has to play in a group, in minutes. */
function minutesInGroups(matches: readonly DayMatch[]): (match: DayMatch) => number {
  const groups = new Map<GroupId, Map<PersonId, number>>();
  for (const { group, round, bestOf, a, b } of matches) {
    if (round !== null) continue;
    const minutes = groups.get(group) ?? new Map<PersonId, number>();
    groups.set(group, minutes);
    for (const side of [a, b])
      for (const person of side ?? [])
        minutes.set(person, (minutes.get(person) ?? 0) + expectedMinutes(bestOf));
  }
  return ({ group, bestOf, a, b }) => {
    const minutes = groups.get(group);
    let most = expectedMinutes(bestOf);
    for (const side of [a, b])
      for (const person of side ?? []) most = Math.max(most, minutes?.get(person) ?? 0);
    return most;
  };
}

/** The longest path through the phases of an open after this one. */
function pathsAfter(
  { day }: Pick<DayIndex, 'day'>,
  pathOf: (match: DayMatch) => number,
): (open: OpenId, phase: number) => number {
  const matches = grouped(day.matches, ({ open }) => [open]);
  const toCome = grouped(day.toCome, ({ open }) => [open]);
  const known = new Map<string, number>();
  const after = (open: OpenId, phase: number): number => {
    const key = `${open} ${phase}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const later = [...matches(open), ...toCome(open)].map((one) => one.phase).filter((one) => one > phase);
    const next = Math.min(...later);
    const drawn = matches(open).filter((one) => one.phase === next);
    const undrawn = toCome(open).filter((one) => one.phase === next);
    const path =
      later.length === 0
        ? 0
        : Math.max(...drawn.map(pathOf), ...undrawn.map((one) => minutesToCome(one) + after(open, next)));
    known.set(key, path);
    return path;
  };
  return after;
}

const minutesToCome = (phase: PhaseToCome): number => matchesInTurn(phase) * expectedMinutes(phase.bestOf);

/** How many matches somebody plays in a phase at the most, one after the other. */
const matchesInTurn = (phase: PhaseToCome): number => {
  switch (phase.type) {
    case 'knockout':
      return Math.log2(bracketSize(phase.entrants));
    case 'groups':
      return Math.max(0, ...phase.sizes) - 1;
    case 'swiss':
      return phase.rounds;
  }
};
