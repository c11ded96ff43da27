import * as fc from 'fast-check';
import type { MatchId, OpenId, PlayerId } from '../id.ts';
import type { RatedMatch } from '../rating/rated-match.ts';
import { defaultRatingSettings } from '../rating/settings.ts';
import type { RatingSettings } from '../rating/settings.ts';

export const player = (name: string | number): PlayerId => `p${name}`;
export const matchId = (name: string | number): MatchId => `m${name}`;
export const openId = (name: string | number): OpenId => `o${name}`;

/** A match between two of a few players, so that they meet often; many finish at the same instant. */
const ratedMatch = (players: number): fc.Arbitrary<Omit<RatedMatch, 'id'>> =>
  fc
    .record({
      finishedAt: fc.nat({ max: 20 }),
      first: fc.nat({ max: players - 1 }),
      step: fc.integer({ min: 1, max: players - 1 }),
      winner: fc.constantFrom('a', 'b'),
      event: fc.option(fc.nat({ max: 4 })),
    })
    .map(({ first, step, event, ...match }) => ({
      ...match,
      a: player(first),
      b: player((first + step) % players),
      ...(event === null ? {} : { event: openId(event) }),
    }));

/** Matches among a few players, each with a unique id. */
export const ratedMatches = (players = 6, maxLength = 40): fc.Arbitrary<RatedMatch[]> =>
  fc
    .array(ratedMatch(players), { maxLength })
    .map((matches) => matches.map((match, index) => ({ ...match, id: matchId(index) })));

/** Settings near a floor and near the end of being provisional, so that both are met within a few matches. */
export const tightSettings: fc.Arbitrary<RatingSettings> = fc.record({
  start: fc.constantFrom(120, 1000),
  scale: fc.constantFrom(150, 400),
  k: fc.constantFrom(16, 32),
  provisionalK: fc.constantFrom(32, 64),
  provisionalMatches: fc.nat({ max: 5 }),
  floor: fc.constantFrom(100, 110),
  updating: fc.constantFrom('perMatch', 'perEvent'),
});

/** One K for everybody and a floor that nobody reaches. */
export const evenSettings: RatingSettings = {
  ...defaultRatingSettings,
  provisionalK: defaultRatingSettings.k,
  floor: -1_000_000,
};
