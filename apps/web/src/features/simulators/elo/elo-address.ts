import { type RatingStanding, type Side, defaultRatingSettings } from '@topspin/engine';
import { wholeIn } from '#domain/numbers/whole-in.ts';

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

const somebody: RatingStanding = { rating: 1400, matches: settled };
/** How much better the other one is, unless the address says otherwise. */
const better = 100;

/** The inputs of an address; what it lacks, or makes no sense, is the user's own standing against a somewhat better player. */
export function readEloAddress(
  search: Readonly<Record<string, unknown>>,
  own: RatingStanding = somebody,
): EloInputs {
  const standing = (side: Side, usual: RatingStanding): RatingStanding => ({
    rating: wholeIn(search[side], eloLimits.rating) ?? usual.rating,
    matches: wholeIn(search[`matches_${side}`], eloLimits.matches) ?? usual.matches,
  });
  const { series } = search;
  const letters = typeof series === 'string' ? (series.match(/[ab]/gu) ?? []) : [];
  return {
    a: standing('a', own),
    b: standing('b', { rating: Math.min(own.rating + better, eloLimits.rating.max), matches: settled }),
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
