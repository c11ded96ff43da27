import Elo from 'arpad';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenSettings, matchId, openId, player } from '../testing/rated-matches.ts';
import { publishedChanges } from '../testing/rating-changes.ts';
import type { PublishedChange } from '../testing/rating-changes.ts';
import { runs } from '../testing/runs.ts';
import { exchange, expectedScore, shownRating } from './elo.ts';
import { replay } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';
import { defaultRatingSettings } from './settings.ts';

const me = player('me');

/** The player's rows of an event against opponents with known ratings. */
const playEvent = ({ rating, k, games }: PublishedChange): readonly LedgerRow[] => {
  const opening = new Map([[me, { rating, matches: 100 }]]);
  games.forEach(([opponent], index) => opening.set(player(index), { rating: opponent, matches: 100 }));
  const matches = games.map(([, won], index) => ({
    id: matchId(index),
    finishedAt: index,
    a: me,
    b: player(index),
    winner: won === 1 ? ('a' as const) : ('b' as const),
    event: openId('event'),
  }));
  const settings = { ...evenSettings, scale: 150, k, updating: 'perEvent' as const };
  return replay(matches, settings, opening).rows.filter((row) => row.player === me);
};

describe('the published changes of the German rating come out, with its scale of 150 per event', () => {
  it.each(publishedChanges)('$rating with K $k moves by $change', (published) => {
    const rows = playEvent(published);
    const expectedWins = rows.reduce((sum, row) => sum + row.expected, 0);
    expect(expectedWins).toBeCloseTo(published.expectedWins, 2);
    expect(shownRating(rows.at(-1)?.after ?? 0) - published.rating).toBe(published.change);
  });
});

describe('the npm package arpad agrees', () => {
  const rating = fc.integer({ min: 100, max: 3000 });

  it('on what is expected', () => {
    fc.assert(
      fc.property(rating, rating, (own, other) => {
        expect(expectedScore(own, other, defaultRatingSettings)).toBe(
          new Elo(32, 100).expectedScore(own, other),
        );
      }),
      { numRuns: runs },
    );
  });

  it('on the ratings shown after a match, with K and floor', () => {
    fc.assert(
      fc.property(rating, rating, fc.constantFrom(0, 30), (winner, loser, matches) => {
        const oracle = new Elo(matches === 0 ? 64 : 32, 100);
        const points = exchange(
          { rating: winner, matches },
          { rating: loser, matches },
          defaultRatingSettings,
        );
        expect(shownRating(winner + points.winner)).toBe(oracle.newRatingIfWon(winner, loser));
        expect(shownRating(loser + points.loser)).toBe(oracle.newRatingIfLost(loser, winner));
      }),
      { numRuns: runs },
    );
  });
});
