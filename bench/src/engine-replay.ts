import { defaultRatingSettings, randomFrom, randomInteger, replayColumns } from '@topspin/engine';
import type { MatchColumns } from '@topspin/engine';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { takeTurns } from './measure.ts';

const matchCount = 1_000_000;
const players = 100_000;
const settings = defaultRatingSettings;

/** A million matches between random pairs of players. */
const someMatches = (): MatchColumns => {
  const random = randomFrom('engine.replay');
  const winners = Int32Array.from({ length: matchCount }, () => randomInteger(players, random));
  const losers = winners.map((winner) => (winner + 1 + randomInteger(players - 1, random)) % players);
  return { players, winners, losers, batchEnds: null };
};

/** The minimum work: only the ratings, in a loop over the two columns. */
const bareLoop = ({ winners, losers }: MatchColumns): Float64Array => {
  const ratings = new Float64Array(players).fill(settings.start);
  for (let match = 0; match < matchCount; match += 1) {
    const winner = winners[match] as number;
    const loser = losers[match] as number;
    const difference = (ratings[loser] as number) - (ratings[winner] as number);
    const points = settings.k * (1 - 1 / (1 + 10 ** (difference / settings.scale)));
    ratings[winner] = (ratings[winner] as number) + points;
    ratings[loser] = (ratings[loser] as number) - points;
  }
  return ratings;
};

/** A million matches among 100,000 players: the whole ledger. */
export const engineReplay: Benchmark = {
  name: 'engine.replay',
  run: async (): Promise<Row[]> => {
    const matches = someMatches();
    const { loop, replay } = await takeTurns(
      {
        loop: { work: () => bareLoop(matches) },
        replay: { work: () => replayColumns(matches, settings) },
      },
      { turns: 15, warmUps: 3 },
    );
    const against = { name: 'a bare loop over two typed arrays', value: loop };
    return [rowOf({ name: 'engine.replay', value: replay, unit: 'ms', against, ratio: replay / loop })];
  },
};
