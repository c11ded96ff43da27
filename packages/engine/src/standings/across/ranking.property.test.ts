import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyResult } from '../../testing/any-group.ts';
import { anyGroups } from '../../testing/any-groups.ts';
import { runs } from '../../testing/runs.ts';
import type { Group } from '../group.ts';
import { compareRatios } from '../ratio.ts';
import { groupStandings } from '../standings.ts';
import { type AcrossRow, rankAcross } from './ranking.ts';

const position = fc.integer({ min: 1, max: 4 });

test('everybody in the position of a group has one rank', () => {
  fc.assert(
    fc.property(anyGroups(), position, (groups, at) => {
      const rows = rankAcross(groups, at, 'seed');
      const there = groups.flatMap((group) => groupStandings(group)[at - 1]?.player ?? []);
      expect(rows.map(({ player }) => player).toSorted()).toEqual(there.toSorted());
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    }),
    { numRuns: runs },
  );
});

/** Match points, then sets, then points, by hand. */
const compared = (one: AcrossRow, other: AcrossRow): number =>
  other.matchPoints - one.matchPoints ||
  compareRatios(one.setsWon, one.setsLost, other.setsWon, other.setsLost) ||
  compareRatios(one.pointsWon, one.pointsLost, other.pointsWon, other.pointsLost);

test('nobody is behind somebody with lesser figures, and each decision is between players level until then', () => {
  fc.assert(
    fc.property(anyGroups(), position, (groups, at) => {
      const rows = rankAcross(groups, at, 'seed');
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1];
        if (next) expect(compared(row, next)).toBeLessThanOrEqual(0);
        if (row.decidedBy?.criterion === 'lot')
          for (const player of row.decidedBy.among)
            expect(compared(row, rows.find((one) => one.player === player) ?? row)).toBe(0);
      }
    }),
    { numRuns: runs },
  );
});

test('the order of the groups does not matter', () => {
  const shuffled = anyGroups().chain((groups) =>
    fc.record({
      groups: fc.constant(groups),
      again: fc.shuffledSubarray([...groups], { minLength: groups.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, position, ({ groups, again }, at) => {
      const rows = (all: readonly Group[]) =>
        rankAcross(all, at, 'seed').map((row) => ({ ...row, group: 0 }));
      expect(rows(again)).toEqual(rows(groups));
    }),
    { numRuns: runs },
  );
});

test('results against the last of a larger group do not matter while they change no position', () => {
  fc.assert(
    fc.property(anyGroups({ min: 3, max: 5 }), fc.infiniteStream(anyResult), (groups, results) => {
      const before = rankAcross(groups, 3, 'seed');
      const without = new Set(before.flatMap((row) => row.without));
      const again = groups.map((group) => {
        const matches = group.matches.map((match) =>
          without.has(match.a) || without.has(match.b) ? { ...match, result: results.next().value } : match,
        );
        const changed = { ...group, matches };
        const order = (one: Group) =>
          groupStandings(one)
            .map(({ player }) => player)
            .join();
        return order(changed) === order(group) ? changed : group;
      });
      expect(rankAcross(again, 3, 'seed')).toEqual(before);
    }),
    { numRuns: runs },
  );
});
