import { type RatingStanding, type Side, defaultRatingSettings } from '@topspin/engine';
import { wholeIn } from '../whole-in.ts';

/** Two players and what happens between them. */
export type EloInputs = {
  readonly a: RatingStanding;
  readonly b: RatingStanding;
  readonly winners: readonly Side[];
};

export const eloLimits = {
  rating: { min: 100, max: 4000 },
  matches: { min: 0, max: 1000 },
  series: 30,
} as const;

const settled = defaultRatingSettings.provisionalMatches;

/** The inputs of an address; what makes no sense has its default. */
export function readEloAddress(search: Readonly<Record<string, unknown>>): EloInputs {
  const standing = (side: Side, usual: number): RatingStanding => ({
    rating: wholeIn(search[side], eloLimits.rating) ?? usual,
    matches: wholeIn(search[`matches_${side}`], eloLimits.matches) ?? settled,
  });
  const { series } = search;
  const letters = typeof series === 'string' ? (series.match(/[ab]/gu) ?? []) : [];
  return {
    a: standing('a', 1400),
    b: standing('b', 1500),
    winners: letters.slice(0, eloLimits.series).map((letter): Side => (letter === 'a' ? 'a' : 'b')),
  };
}

/** The address of inputs. */
export const eloAddress = ({ a, b, winners }: EloInputs) => ({
  a: a.rating,
  b: b.rating,
  matches_a: a.matches,
  matches_b: b.matches,
  ...(winners.length > 0 && { series: winners.join('') }),
});
