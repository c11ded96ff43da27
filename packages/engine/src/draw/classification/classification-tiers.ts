import type { PlayerId } from '../../id.ts';
import { bracketPlaces } from './bracket-places.ts';
import type { BracketPlaces, ClassifiedBracket } from './bracket-places.ts';

/** Players who share a position of a phase, and how many are still playing for a better one. */
export type Tier = {
  readonly players: readonly PlayerId[];
  /** False for those of a bracket who did not win it: nobody is first where neither player came to the final. */
  readonly mayBeFirst: boolean;
  /** The first position of the group or bracket that they take. */
  readonly from: number;
  /** Players still in a bracket between the tier before and this one. */
  readonly stillIn: number;
};

/** The players of each position of the groups, from the standings of each. */
export const groupTiers = (groups: readonly (readonly PlayerId[])[]): readonly Tier[] => {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, index) => ({
    players: groups.flatMap((group) => group[index] ?? []),
    mayBeFirst: true,
    from: index + 1,
    stillIn: 0,
  }));
};

/** How many players of a bracket come ahead of a place, and how many of those still in it may. */
const aheadOf = ({ places, stillIn }: BracketPlaces, place: number) => {
  const placed = [...places.values()].filter((other) => other < place).length;
  return { placed, stillIn: Math.min(stillIn, Math.max(0, place - 1 - placed)) };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The players of each place of the brackets, and at the end those still in. Several brackets of a phase are equal: players
 * who finish at the same place of theirs share a position.
 */
export const bracketTiers = (brackets: readonly ClassifiedBracket[]): readonly Tier[] => {
  const all = brackets.map(bracketPlaces);
  const byPlace = Map.groupBy(
    all.flatMap(({ places }) => [...places]),
    ([, place]) => place,
  );
  const tiers: Tier[] = [];
  let counted = 0;
  const add = (players: readonly PlayerId[], place: number): void => {
    const ahead = all.map((bracket) => aheadOf(bracket, place));
    const stillIn = sum(ahead.map((bracket) => bracket.stillIn));
    if (players.length === 0 && stillIn === counted) return;
    const from = 1 + Math.floor((sum(ahead.map(({ placed }) => placed)) + stillIn) / brackets.length);
    tiers.push({ players, mayBeFirst: place === 1, from, stillIn: stillIn - counted });
    counted = stillIn;
  };
  for (const [place, entries] of [...byPlace].toSorted(([one], [other]) => one - other))
    add(
      entries.map(([player]) => player),
      place,
    );
  add([], Infinity);
  return tiers;
};
