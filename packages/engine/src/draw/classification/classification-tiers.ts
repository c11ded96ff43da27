import type { PlayerId } from '../../id.ts';
import { linesOfRound } from '../bracket/rounds.ts';
import type { RoundName } from '../bracket/rounds.ts';

/** A finished match of a bracket; without a winner when neither player came, with one player after a bye. */
export type KnockoutResult = {
  readonly round: RoundName;
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
  readonly winner: PlayerId | null;
};

/** A bracket: everybody in it, and its finished matches. */
export type ClassifiedBracket = {
  readonly players: readonly PlayerId[];
  readonly results: readonly KnockoutResult[];
};

/** Players who share a position of a phase, counted from 1. */
export type Tier = {
  readonly position: number;
  readonly players: readonly PlayerId[];
  /** The first and last position of the group, or of the bracket, that the tier covers. */
  readonly from: number;
  readonly to: number;
};

/** The players of each position of the groups, from the standings of each. */
export const groupTiers = (groups: readonly (readonly PlayerId[])[]): readonly Tier[] => {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  let position = 1;
  return Array.from({ length: longest }, (_, place) => {
    const players = groups.flatMap((group) => group[place] ?? []);
    const tier = { position, players, from: place + 1, to: place + 1 };
    position += players.length;
    return tier;
  });
};

/** The positions of the loser and the winner of a match, where it decides them. */
const positionsOf = (round: RoundName): { readonly lost: number; readonly won?: number } => {
  if (round === 'thirdPlace') return { lost: 4, won: 3 };
  const lost = linesOfRound(round) / 2 + 1;
  return round === 'final' ? { lost, won: 1 } : { lost };
};

/** Gives the players of a match their positions; one decided later, by a match for third place, stays. */
const note = (positions: Map<PlayerId, number>, { round, a, b, winner }: KnockoutResult): void => {
  // A match for third place to which neither player came leaves both where the semi-final put them.
  if (round === 'thirdPlace' && winner === null) return;
  const { lost, won } = positionsOf(round);
  for (const player of [a, b]) {
    const position = player === winner ? won : lost;
    if (player !== null && position !== undefined) positions.set(player, position);
  }
};

/** The positions in a bracket of everybody who is out or has won it: losers of quarter-finals are all 5th. */
const bracketPositions = ({ results }: ClassifiedBracket): ReadonlyMap<PlayerId, number> => {
  const positions = new Map<PlayerId, number>();
  for (const result of results) note(positions, result);
  // A match for third place has the last word on its players, wherever it stands among the results.
  for (const result of results) if (result.round === 'thirdPlace') note(positions, result);
  return positions;
};

/**
 * The players of each position of the brackets. Several brackets of a phase are equal: players who finish at
 * the same place of theirs share a position.
 */
export const bracketTiers = (brackets: readonly ClassifiedBracket[]): readonly Tier[] => {
  const positions = brackets.flatMap((bracket) => [...bracketPositions(bracket)]);
  const byPlace = Map.groupBy(positions, ([, place]) => place);
  // How many finish ahead of a place in each bracket, whether known yet or not.
  const ahead = (place: number): number =>
    brackets.reduce((sum, { players }) => sum + Math.min(place - 1, players.length), 0);
  return [...byPlace]
    .toSorted(([one], [other]) => one - other)
    .map(([place, entries]) => {
      const to = place + Math.ceil(entries.length / brackets.length) - 1;
      const players = entries.map(([player]) => player);
      return { position: ahead(place) + 1, players, from: place, to };
    });
};
