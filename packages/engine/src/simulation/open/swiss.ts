import type { Entrant } from '../../draw/entrants/entrant.ts';
import { seedingOrderOf } from '../../draw/entrants/ranking.ts';
import type { PlayerId } from '../../id.ts';
import type { SwissBye, SwissMatch } from '../../swiss/field.ts';
import { pairSwissRound } from '../../swiss/pairing/pair-round.ts';
import { swissPresets } from '../../swiss/table/order.ts';
import { swissTable } from '../../swiss/table/swiss-table.ts';
import { drawn } from './drawn.ts';
import type { SwissFormat } from './format.ts';
import { playMatch } from './scoring.ts';
import type { Scoring } from './scoring.ts';

/** A Swiss system that has been played. */
export type PlayedSwiss = {
  /** Everybody in the order of its table. */
  readonly order: readonly PlayerId[];
  /** The matches of each round. */
  readonly rounds: readonly number[];
  readonly byes: number;
};

/** Simulates a Swiss system: each round is paired by the results before it, as in an open that is played. */
export const playSwiss = (
  scoring: Scoring,
  given: readonly Entrant[],
  { rounds, bestOf }: SwissFormat,
  seed: string,
): PlayedSwiss => {
  const entrants = seedingOrderOf(given, seed);
  const matches: SwissMatch[] = [];
  const byes: SwissBye[] = [];
  const sizes: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const field = { entrants, left: [], matches, byes };
    const { pairs, bye } = drawn(pairSwissRound({ field, round, rounds, seed: `${seed} ${round}` }));
    for (const [a, b] of pairs) {
      const { winner, sets } = playMatch(scoring, a, b, bestOf);
      matches.push({ id: `${round} ${a}`, round, a, b, result: { outcome: 'played', winner, sets } });
    }
    if (bye !== null) byes.push({ round, player: bye });
    sizes.push(pairs.length);
  }
  const field = { entrants, matches, byes };
  const table = swissTable({ field, order: swissPresets.buchholz, lotSeed: `${seed} lot` });
  return { order: table.map(({ player }) => player), rounds: sizes, byes: byes.length };
};
