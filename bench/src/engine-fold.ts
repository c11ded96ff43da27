import { defaultRatingSettings, foldMatch, randomFrom, simulateMatch } from '@topspin/engine';
import type { MatchEvent } from '@topspin/engine';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { takeTurns } from './measure.ts';

/** Point-by-point logs of best-of-5 matches between equals. */
const someLogs = (count: number): readonly (readonly MatchEvent[])[] => {
  const random = randomFrom('engine.fold');
  let events = 0;
  const newId = (): string => `event-${(events += 1)}`;
  return Array.from({ length: count }, () =>
    simulateMatch(
      { ratings: { a: 1000, b: 1000 }, bestOf: 5, settings: defaultRatingSettings, startAt: 0, newId },
      random,
    ),
  );
};

/** Points folded per second, from the log to the state of the match. */
export const engineFold: Benchmark = {
  name: 'engine.fold',
  run: async (): Promise<Row[]> => {
    const logs = someLogs(1000);
    const points = logs.flat().filter((event) => event.type === 'point').length;
    const fold = (): void => {
      for (const log of logs) foldMatch(log, { bestOf: 5 });
    };
    const { folded } = await takeTurns({ folded: { work: fold, times: 10 } }, { turns: 15, warmUps: 3 });
    const perSecond = (points / folded) * 1000;
    return [rowOf({ name: 'engine.fold', value: perSecond, unit: 'points per second' })];
  },
};
