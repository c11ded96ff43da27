import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAt } from '../../item-at.ts';
import { anyEvening, playEvening } from '../../testing/swiss.ts';
import { runs } from '../../testing/runs.ts';
import { completeOrder, swissOrders } from './order.ts';
import type { SwissOrder } from './order.ts';
import { swissTable } from './swiss-table.ts';

const anyTable = fc.record({
  evening: anyEvening(20).map(playEvening),
  order: fc
    .subarray([...swissOrders])
    .chain((chosen) => fc.shuffledSubarray(chosen, { minLength: chosen.length })),
  lotSeed: fc.constantFrom('one', 'two'),
});

describe('the table of any evening', () => {
  it('is a total order in which the earlier criterion counts more', () => {
    fc.assert(
      fc.property(anyTable, ({ evening, order, lotSeed }) => {
        const last = evening.at(-1);
        if (last === undefined) return;
        const rows = swissTable({ field: last.field, order, lotSeed });
        expect(rows.map(({ player }) => player).toSorted()).toEqual(
          last.field.entrants.map(({ player }) => player).toSorted(),
        );
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
        const valueOf = (criterion: SwissOrder, row: (typeof rows)[number]): number | undefined => {
          if (criterion === 'wins' || criterion === 'buchholz' || criterion === 'fineBuchholz')
            return row[criterion];
          if (criterion === 'setsDifference') return row.setsWon - row.setsLost;
          if (criterion === 'pointsDifference') return row.pointsWon - row.pointsLost;
          if (criterion === 'ratingHigher') return row.rating;
          if (criterion === 'ratingLower') return -row.rating;
          return undefined;
        };
        for (const [index, row] of rows.slice(1).entries()) {
          const ahead = itemAt(rows, index);
          for (const criterion of completeOrder(order)) {
            const [one, other] = [valueOf(criterion, ahead), valueOf(criterion, row)];
            if (one === undefined || other === undefined) break;
            expect(one).toBeGreaterThanOrEqual(other);
            if (one > other) break;
          }
        }
      }),
      { numRuns: runs * 2 },
    );
  });

  it('has the figures of a plain recomputation', () => {
    fc.assert(
      fc.property(anyTable, ({ evening, order, lotSeed }) => {
        const last = evening.at(-1);
        if (last === undefined) return;
        const { entrants, matches, byes } = last.field;
        const winsOf = (id: string): number =>
          byes.filter(({ player }) => player === id).length +
          matches.filter(({ a, b, result }) => (result?.winner === 'a' ? a : b) === id).length;
        const everybody = entrants.map(({ player }) => player);
        const fewest = Math.min(...everybody.map(winsOf));
        const opponentsOf = (id: string): readonly string[] =>
          matches.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
        const byesOf = (id: string): number => byes.filter(({ player }) => player === id).length;
        const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
        const buchholzOf = (id: string): number => sum(opponentsOf(id).map(winsOf)) + byesOf(id) * fewest;
        const lastBuchholz = Math.min(...everybody.filter((id) => winsOf(id) === fewest).map(buchholzOf));
        for (const row of swissTable({ field: last.field, order, lotSeed })) {
          const played = matches.filter(({ a, b }) => a === row.player || b === row.player);
          expect(row.wins).toBe(winsOf(row.player));
          expect(row.losses).toBe(played.length - (row.wins - row.byes));
          expect(row.buchholz).toBe(buchholzOf(row.player));
          expect(row.fineBuchholz).toBe(
            sum(opponentsOf(row.player).map(buchholzOf)) + byesOf(row.player) * lastBuchholz,
          );
        }
      }),
      { numRuns: runs },
    );
  });
});
