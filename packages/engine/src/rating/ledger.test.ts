import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evenSettings,
  matchId,
  openId,
  player,
  ratedMatches,
  tightSettings,
} from '../testing/rated-matches.ts';
import { runs } from '../testing/runs.ts';
import type { RatingStanding } from './elo.ts';
import { appendMatch, replay } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { byFinish } from './rated-match.ts';
import type { RatedMatch } from './rated-match.ts';
import { defaultRatingSettings } from './settings.ts';
import type { RatingSettings } from './settings.ts';

const settings = defaultRatingSettings;
const [ana, bea, cai] = [player('ana'), player('bea'), player('cai')];
const match = (name: string, finishedAt: number, a = ana, b = bea, winner: 'a' | 'b' = 'a'): RatedMatch => ({
  id: matchId(name),
  finishedAt,
  a,
  b,
  winner,
});
const inOpen = (open: string, one: RatedMatch): RatedMatch => ({ ...one, event: openId(open) });
const settled = (rating: number): RatingStanding => ({ rating, matches: 700 });

describe('replay', () => {
  it('writes two rows for a match, with what was expected and why the rating moved', () => {
    const ledger = replay([match('1', 10)], settings);
    const first = { match: 'm1', matchesBefore: 0, before: 1000, expected: 0.5 };
    expect(ledger.rows).toEqual([
      { ...first, player: ana, opponent: bea, after: 1032, reason: 'win' },
      { ...first, player: bea, opponent: ana, after: 968, reason: 'loss' },
    ]);
    expect(ledger.standings.get(ana)).toEqual({ rating: 1032, matches: 1 });
    expect(ledger.standings.get(bea)).toEqual({ rating: 968, matches: 1 });
  });

  it("keeps a's row first when b wins", () => {
    const [first, second] = replay([match('1', 10, ana, bea, 'b')], settings).rows;
    expect(first).toMatchObject({ player: ana, after: 968, reason: 'loss' });
    expect(second).toMatchObject({ player: bea, after: 1032, reason: 'win' });
  });

  it('takes matches by their finish, and by id where that is the same', () => {
    const matches = [match('b', 10), match('a', 10), match('c', 9)];
    expect(replay(matches, settings).matches.map(({ id }) => id)).toEqual(['mc', 'ma', 'mb']);
  });

  it('moves a provisional player by the provisional K until the 30th match, and by K from the 31st', () => {
    // Ana wins 31 times against equally strong players: 32 points each (64 / 2), then 16 (32 / 2).
    const opening = new Map([
      [ana, { rating: 1000, matches: 29 }],
      [bea, settled(1000)],
      [cai, settled(1032)],
    ]);
    const ledger = replay([match('30', 1), match('31', 2, ana, cai)], settings, opening);
    expect(ledger.rows.filter((row) => row.player === ana).map((row) => row.after)).toEqual([1032, 1048]);
  });

  it('stops at the floor, and says so', () => {
    const opening = new Map([
      [ana, settled(110)],
      [bea, settled(110)],
    ]);
    const ledger = replay([match('1', 1), match('2', 2)], settings, opening);
    expect(ledger.rows[1]).toMatchObject({ player: bea, before: 110, after: 100, reason: 'floor' });
    expect(ledger.rows[3]).toMatchObject({ player: bea, before: 100, after: 100, reason: 'floor' });
    expect(ledger.rows[2]).toMatchObject({ player: ana, reason: 'win' });
  });

  it('of no match leaves the opening standings', () => {
    const opening = new Map([[ana, settled(1500)]]);
    expect(replay([], settings, opening)).toMatchObject({ matches: [], rows: [], standings: opening });
  });
});

describe('updates per event', () => {
  const perEvent: RatingSettings = { ...evenSettings, updating: 'perEvent' };

  it('expect by the ratings from before the event, and add up its changes', () => {
    // Both matches are even before the event: twice 32 / 2, though Ana is ahead after the first.
    const ledger = replay([inOpen('x', match('1', 1)), inOpen('x', match('2', 2))], perEvent);
    expect(ledger.rows.map((row) => [row.before, row.after, row.expected])).toEqual([
      [1000, 1016, 0.5],
      [1000, 984, 0.5],
      [1016, 1032, 0.5],
      [984, 968, 0.5],
    ]);
  });

  it('rate overlapping events in the order in which their last matches finish', () => {
    const matches = [
      inOpen('long', match('1', 1)),
      inOpen('short', match('2', 2)),
      match('alone', 3),
      inOpen('long', match('4', 4)),
    ];
    expect(replay(matches, perEvent).matches.map(({ id }) => id)).toEqual(['m2', 'malone', 'm1', 'm4']);
  });

  it('apply the floor to the whole event: a fall below it that the last match makes good is no fall', () => {
    // From 105, with K 32 and even matches: a loss to 89 and a win back to 105.
    const floored: RatingSettings = { ...perEvent, floor: 100, start: 105 };
    const ledger = replay([inOpen('x', match('1', 1)), inOpen('x', match('2', 2, ana, bea, 'b'))], floored);
    expect(ledger.rows.filter((row) => row.player === bea).map((row) => row.after)).toEqual([89, 105]);
    const wonLast = replay(
      [inOpen('x', match('1', 1)), inOpen('x', match('2', 2)), inOpen('x', match('3', 3, ana, bea, 'b'))],
      floored,
    );
    expect(wonLast.rows.filter((row) => row.player === bea).at(-1)).toMatchObject({
      before: 73,
      after: 100,
      reason: 'floor',
    });
    const lost = replay([inOpen('x', match('1', 1)), inOpen('x', match('2', 2))], floored);
    expect(lost.rows.filter((row) => row.player === bea)).toMatchObject([
      { before: 105, after: 89, reason: 'loss' },
      { before: 89, after: 100, reason: 'floor' },
    ]);
  });
});

describe('appending a match', () => {
  it('gives the rows of a replay, for known and new players', () => {
    const first = replay([match('1', 1)], settings);
    const next = match('2', 2, cai, ana);
    const appended = appendMatch(first.standings, next, settings);
    expect(appended.rows).toEqual(replay([match('1', 1), next], settings).rows.slice(2));
    expect(appended.standings.get(cai)?.matches).toBe(1);
  });
});

/** Each player's rows in order, from the initial to the current standing. */
const chains = (ledger: Ledger): Map<string, number[]> => {
  const chains = new Map<string, number[]>();
  for (const row of ledger.rows) {
    const chain = chains.get(row.player) ?? [ledger.settings.start];
    expect(row.before).toBe(chain.at(-1));
    chains.set(row.player, [...chain, row.after]);
  }
  return chains;
};

describe('any ledger', () => {
  it('chains: each row starts where the last one of the player ended, and ends in the standings', () => {
    fc.assert(
      fc.property(ratedMatches(), tightSettings, (matches, settings) => {
        const ledger = replay(matches, settings);
        for (const [name, chain] of chains(ledger)) {
          const standing = [...ledger.standings].find(([player]) => player === name)?.[1];
          expect(standing).toEqual({ rating: chain.at(-1), matches: chain.length - 1 });
          expect(chain.at(-1)).toBeGreaterThanOrEqual(settings.floor);
        }
      }),
      { numRuns: runs },
    );
  });

  it('is the same as appending match by match, and the same in whatever order the matches come', () => {
    fc.assert(
      fc.property(ratedMatches(), tightSettings, (matches, tight) => {
        const settings: RatingSettings = { ...tight, updating: 'perMatch' };
        const ledger = replay(matches, settings);
        const standings = new Map<RatedMatch['a'], RatingStanding>();
        const rows = matches.toSorted(byFinish).flatMap((match) => {
          const appended = appendMatch(standings, match, settings);
          for (const [player, standing] of appended.standings) standings.set(player, standing);
          return appended.rows;
        });
        expect(rows).toEqual(ledger.rows);
        expect(standings).toEqual(ledger.standings);
        expect(replay(matches.toReversed(), settings).rows).toEqual(ledger.rows);
      }),
      { numRuns: runs },
    );
  });

  it('gives and takes the same number of points when K is equal and no floor is touched', () => {
    fc.assert(
      fc.property(ratedMatches(), fc.constantFrom('perMatch', 'perEvent'), (matches, updating) => {
        const ledger = replay(matches, { ...evenSettings, updating });
        let total = 0;
        for (const { rating } of ledger.standings.values()) total += rating - evenSettings.start;
        expect(total).toBeCloseTo(0, 8);
      }),
      { numRuns: runs },
    );
  });
});
