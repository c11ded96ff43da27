import { pairSwissRound, randomFrom } from '@topspin/engine';
import type { SwissBye, SwissField, SwissMatch } from '@topspin/engine';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { takeTurns } from './measure.ts';

const rounds = 7;
const clubCount = 24;

/** A field of so many after six rounds, in which the better player won three of four. */
const beforeLastRound = (players: number): SwissField => {
  const random = randomFrom(`engine.swiss ${players}`);
  const entrants = Array.from({ length: players }, (_, index) => ({
    player: `player-${index}`,
    rating: 2000 - index,
    rated: true,
    club: `club-${Math.floor(clubCount * random())}`,
  }));
  const matches: SwissMatch[] = [];
  const byes: SwissBye[] = [];
  for (let round = 1; round < rounds; round += 1) {
    const { pairs, bye } = paired({ entrants, left: [], matches, byes }, round, 'seed');
    for (const [a, b] of pairs) {
      const winner = random() < 0.75 ? 'a' : 'b';
      matches.push({ id: `${round} ${a}`, round, a, b, result: { outcome: 'played', winner, sets: [] } });
    }
    if (bye !== null) byes.push({ round, player: bye });
  }
  return { entrants, left: [], matches, byes };
};

const paired = (field: SwissField, round: number, seed: string) => {
  const drawn = pairSwissRound({ field, round, seed });
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value;
};

/** The seventh round of a field, each time with another seed. */
const lastRound = (players: number): (() => void) => {
  const field = beforeLastRound(players);
  let draws = 0;
  return () => {
    draws += 1;
    const { pairs } = paired(field, rounds, `draw-${draws}`);
    if (pairs.length !== players / 2) throw new Error('pairs are missing');
  };
};

/** The pairing of the seventh round of a Swiss phase by all criteria, for 256 and for 64 players. */
export const engineSwiss: Benchmark = {
  name: 'engine.swiss',
  run: async (): Promise<Row[]> => {
    const { large, usual } = await takeTurns(
      { large: { work: lastRound(256) }, usual: { work: lastRound(64), times: 5 } },
      { turns: 9, warmUps: 2 },
    );
    return [
      rowOf({ name: 'engine.swiss', value: large, unit: 'ms' }),
      rowOf({ name: 'engine.swiss.64', value: usual, unit: 'ms' }),
    ];
  },
};
