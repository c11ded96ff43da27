import { itemAt } from '../item-at.ts';
import { expectedScore } from './elo.ts';
import type { RatingSettings } from './settings.ts';

/**
 * Computes a round: the chances of the players of two halves to get through, from their chances to be there.
 */
const playRound = (
  reaching: readonly number[],
  half: number,
  beats: (one: number, other: number) => number,
): number[] =>
  reaching.map((chance, line) => {
    const opponents = (Math.floor(line / half) ^ 1) * half;
    let through = 0;
    let empty = 1;
    for (let other = opponents; other < opponents + half; other += 1) {
      const there = itemAt(reaching, other);
      through += there * beats(line, other);
      empty -= there;
    }
    return chance * (through + Math.max(0, empty));
  });

/** A match of a bracket that is over, by its lines from 0; nobody won where neither player came. */
export type KnockoutForecastResult = {
  readonly a: number;
  readonly b: number;
  readonly winner: 'a' | 'b' | null;
};

const keyOf = (one: number, other: number): string => `${one} ${other}`;

/**
 * The chances, from 0 to 1, that each line of a bracket wins its first round, its second … and the final, from
 * the ratings on its lines; `null` is a bye. What is over counts as it ended. The number of lines must be a power of two.
 */
export const forecastKnockout = (
  ratings: readonly (number | null)[],
  settings: Pick<RatingSettings, 'scale'>,
  results: readonly KnockoutForecastResult[] = [],
): readonly (readonly number[])[] => {
  const known = new Map(
    results.flatMap(({ a, b, winner }) => [
      [keyOf(a, b), winner === 'a' ? 1 : 0] as const,
      [keyOf(b, a), winner === 'b' ? 1 : 0] as const,
    ]),
  );
  // A bye has no player: its chance to be there is 0 whatever its rating.
  const strength = (line: number): number => ratings[line] ?? 0;
  const beats = (one: number, other: number): number =>
    known.get(keyOf(one, other)) ?? expectedScore(strength(one), strength(other), settings);
  const rounds: (readonly number[])[] = [];
  let reaching: readonly number[] = ratings.map((rating) => (rating === null ? 0 : 1));
  for (let half = 1; half < ratings.length; half *= 2) {
    reaching = playRound(reaching, half, beats);
    rounds.push(reaching);
  }
  return ratings.map((_, line) => rounds.map((round) => itemAt(round, line)));
};
