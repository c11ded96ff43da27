import fc from 'fast-check';
import { expect, test } from 'vitest';
import { end, logOf, penalty, points, setFor, show, toss, undo, type Entry } from '../testing/match-log.ts';
import { runs } from '../testing/runs.ts';
import type { MatchEvent } from './events.ts';
import { bestOfs, sides, type MatchRules } from './match.ts';
import { readLog, replay } from './read-log.ts';
import { faultIn } from './allowed.ts';

/** The same by the definition: after each event everything that counts is replayed. */
const plainly = (log: readonly MatchEvent[], rules: MatchRules) => {
  const events: MatchEvent[] = [];
  for (const event of log) {
    if (event.type === 'undo') events.pop();
    else if (faultIn(replay(events, rules), event) === undefined) events.push(event);
  }
  return { board: replay(events, rules), events };
};

const side = fc.constantFrom(...sides);
const run = <Item>(item: fc.Arbitrary<Item>, most: number) =>
  fc.array(item, { minLength: 1, maxLength: most });

/** Stretches of points and of undos, now and then with something else. */
const stretch: fc.Arbitrary<readonly Entry[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: run(
      side.map((won): Entry => ({ type: 'point', side: won })),
      40,
    ),
  },
  { weight: 4, arbitrary: run(fc.constant(undo), 40) },
  { weight: 4, arbitrary: side.map((won): readonly Entry[] => [{ type: 'point', side: won }, undo]) },
  { weight: 1, arbitrary: side.map((fouled): readonly Entry[] => [show(fouled, 'yellow')]) },
  { weight: 1, arbitrary: side.map((won): readonly Entry[] => [penalty(won, 2)]) },
  { weight: 1, arbitrary: side.map((won): readonly Entry[] => [toss(won)]) },
  { weight: 1, arbitrary: side.map((won): readonly Entry[] => [end('retired', won)]) },
);

test('with undos anywhere, a log reads as if all that counts were replayed after each event', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bestOfs),
      fc.array(stretch, { maxLength: 16, size: 'max' }),
      (bestOf, stretches) => {
        const log = logOf(toss(), ...stretches);
        expect(readLog(log, { bestOf })).toEqual(plainly(log, { bestOf }));
      },
    ),
    { numRuns: runs },
  );
});

test('a log where points and undos alternate is read in proportion to its length', () => {
  let looks = 0;
  const watched = (event: MatchEvent): MatchEvent =>
    ({
      ...event,
      get type() {
        looks += 1;
        return event.type;
      },
    }) as MatchEvent;
  const before = [
    toss(),
    ...Array.from({ length: 4 }, () => setFor('a', 9)),
    ...points('ab'.repeat(900)),
  ].flat();
  const wavering = Array.from({ length: 1500 }, (): Entry[] => [{ type: 'point', side: 'a' }, undo]).flat();
  const log = logOf(...before, ...wavering).map(watched);
  readLog(log, { bestOf: 9 });
  expect(looks).toBeLessThan(log.length * 60);
});
