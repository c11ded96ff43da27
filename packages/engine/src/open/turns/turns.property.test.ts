import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { beforeByDefinition, turnsByDefinition } from '../../testing/turns-by-definition.ts';
import type { Hall, QueuedMatch } from './hall.ts';
import { indexHall } from './hall-index.ts';
import { matchesBefore } from './out-of-turn.ts';
import { turnsOf } from './turns.ts';

const minute = 60_000;
const players = ['ana', 'bea', 'eva', 'fay', 'gil'];
const anyone = fc.constantFrom(...players, null);
const anyMatchId = fc.option(fc.nat({ max: 11 }).map(String));
const anyTable = fc.option(fc.integer({ min: 1, max: 3 }));

const anyMatch = fc.record({
  phase: fc.integer({ min: 1, max: 2 }),
  group: fc.constantFrom('A', 'B', 'K'),
  round: fc.constantFrom(null, null, 'semifinal' as const, 'final' as const),
  roundNumber: fc.integer({ min: 1, max: 2 }),
  number: fc.integer({ min: 1, max: 4 }),
  table: anyTable,
  state: fc.constantFrom('waiting' as const, 'enrolled' as const, 'enrolled' as const, 'inPlay' as const),
  a: anyone,
  b: anyone,
  umpire: anyone,
  call: fc.constantFrom(null, null, null, { id: 'call', number: 2 as const }),
  winnerTo: anyMatchId,
  loserTo: anyMatchId,
  startedAt: fc.option(fc.integer({ min: 80, max: 99 }).map((at) => at * minute)),
});
const anyEnd = fc.record({
  table: anyTable,
  endedAt: fc.integer({ min: 1, max: 79 }).map((at) => at * minute),
});
const anyHall: fc.Arbitrary<Hall> = fc.record({
  matches: fc
    .array(anyMatch, { maxLength: 12 })
    .map((matches) => matches.map((match, index): QueuedMatch => ({ ...match, id: String(index) }))),
  ended: fc.array(anyEnd, { maxLength: 20 }),
});

describe('in any hall, the index answers as every match looked at in turn', () => {
  it('what comes next for each player', () => {
    fc.assert(
      fc.property(anyHall, (hall) => {
        const index = indexHall(hall);
        for (const player of players) expect(turnsOf(player, index)).toEqual(turnsByDefinition(player, hall));
      }),
      { numRuns: runs },
    );
  });

  it('what comes before each match', () => {
    fc.assert(
      fc.property(anyHall, (hall) => {
        const index = indexHall(hall);
        for (const next of hall.matches)
          expect(matchesBefore(next, index)).toEqual(beforeByDefinition(next, hall));
      }),
      { numRuns: runs },
    );
  });
});
