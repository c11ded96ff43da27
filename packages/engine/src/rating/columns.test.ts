import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratedMatches, tightSettings } from '../testing/rated-matches.ts';
import { runs } from '../testing/runs.ts';
import { replayColumns, startingColumns } from './columns.ts';
import type { MatchColumns } from './columns.ts';
import { numberPlayers, toColumns } from './match-columns.ts';
import { defaultRatingSettings } from './settings.ts';

const settings = defaultRatingSettings;
const columns = (winners: number[], losers: number[]): MatchColumns => ({
  players: 3,
  winners: Int32Array.from(winners),
  losers: Int32Array.from(losers),
  batchEnds: null,
});

describe('a replay in columns', () => {
  it('begins where asked to, and leaves the opening unchanged', () => {
    const opening = startingColumns(3, settings);
    opening.ratings[0] = 1400;
    opening.matches[0] = 30;
    const before = structuredClone(opening);
    const ledger = replayColumns(columns([0], [1]), settings, opening);
    expect([ledger.winnerBefore[0], ledger.winnerMatches[0]]).toEqual([1400, 30]);
    expect(ledger.standings.matches).toEqual(Int32Array.of(31, 1, 0));
    expect(opening).toEqual(before);
  });

  it('begins with everybody at the start by default', () => {
    const ledger = replayColumns(columns([], []), settings);
    expect(ledger.standings).toEqual(startingColumns(3, settings));
  });
});

describe('matches rated each alone', () => {
  it('come out the same, bit for bit, as in batches of one', () => {
    fc.assert(
      fc.property(ratedMatches(), tightSettings, (matches, tight) => {
        const settings = { ...tight, updating: 'perMatch' as const };
        const { columns } = toColumns(matches, numberPlayers(matches), 'perMatch');
        const alone = replayColumns({ ...columns, batchEnds: null }, settings);
        expect(alone).toStrictEqual(replayColumns(columns, settings));
      }),
      { numRuns: runs },
    );
  });
});
