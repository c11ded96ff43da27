import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGroup, anyResult } from '../testing/any-group.ts';
import { runs } from '../testing/runs.ts';
import { groupProspects } from './certainty.ts';
import type { Group } from './group.ts';
import { groupStandings } from './standings.ts';

/** A group, and one way in which its open matches can end. */
const groupAndRest = anyGroup({ min: 2, max: 5 }).chain((group) =>
  fc.record({
    group: fc.constant(group),
    results: fc.array(anyResult, { minLength: group.matches.length, maxLength: group.matches.length }),
    lotSeed: fc.string(),
  }),
);

const complete = (
  group: Group,
  results: readonly Group['matches'][number]['result'][],
  lotSeed: string,
): Group => ({
  players: group.players,
  lotSeed,
  matches: group.matches.map((match, index) => {
    const { [index]: result } = results;
    return match.result || !result ? match : { ...match, result };
  }),
});

test('nobody ever ends outside the given range, so no mark has to be taken away', () => {
  fc.assert(
    fc.property(groupAndRest, ({ group, results, lotSeed }) => {
      const isOver = group.matches.every(({ result }) => result);
      const rows = groupStandings(complete(group, results, isOver ? group.lotSeed : lotSeed));
      for (const { player, best, worst } of groupProspects(group, { bestOf: 3, from: 1, to: 2 })) {
        const position = rows.find((row) => row.player === player)?.position;
        expect(position).toBeGreaterThanOrEqual(best);
        expect(position).toBeLessThanOrEqual(worst);
      }
    }),
    { numRuns: runs },
  );
});

test('ranges only get narrower as results come in', () => {
  fc.assert(
    fc.property(groupAndRest, fc.nat(), ({ group, results }, which) => {
      const openMatches = group.matches.flatMap(({ result }, index) => (result ? [] : [index]));
      fc.pre(openMatches.length > 0);
      const chosen = openMatches[which % openMatches.length];
      const one = results.map((result, index) => (index === chosen ? result : undefined));
      const before = groupProspects(group, { bestOf: 3, from: 1, to: 2 });
      const after = groupProspects(complete(group, one, group.lotSeed), { bestOf: 3, from: 1, to: 2 });
      for (const [index, { best, worst }] of after.entries()) {
        expect(best).toBeGreaterThanOrEqual(before[index]?.best ?? NaN);
        expect(worst).toBeLessThanOrEqual(before[index]?.worst ?? NaN);
      }
    }),
    { numRuns: runs },
  );
});

test('as many go through as there are places, once the group is over', () => {
  fc.assert(
    fc.property(anyGroup(), fc.integer({ min: 1, max: 6 }), (group, to) => {
      const over = complete(
        group,
        group.matches.map(() => ({ outcome: 'walkover', sets: [] })),
        group.lotSeed,
      );
      const through = groupProspects(over, { bestOf: 3, from: 1, to }).filter(
        ({ prospect }) => prospect === 'qualified',
      );
      expect(through).toHaveLength(Math.min(to, group.players.length));
    }),
    { numRuns: runs },
  );
});
