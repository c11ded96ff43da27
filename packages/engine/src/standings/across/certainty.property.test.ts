import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyResult } from '../../testing/any-group.ts';
import { anyGroups } from '../../testing/any-groups.ts';
import { runs } from '../../testing/runs.ts';
import type { Group } from '../group.ts';
import { groupStandings } from '../standings.ts';
import { prospectsAcross } from './certainty.ts';
import { rankAcross } from './ranking.ts';

/** The players who qualify in the end: the first two of each group, and the best thirds. */
const qualifiedFrom = (groups: readonly Group[], places: number, lotSeed: string): ReadonlySet<string> =>
  new Set([
    ...groups.flatMap((group) =>
      groupStandings(group)
        .slice(0, 2)
        .map(({ player }) => player),
    ),
    ...rankAcross(groups, 3, lotSeed)
      .slice(0, places)
      .map(({ player }) => player),
  ]);

const openGroups = fc.record({
  groups: anyGroups({ min: 2, max: 4 }),
  places: fc.integer({ min: 0, max: 5 }),
  results: fc.infiniteStream(anyResult),
  lotSeed: fc.constantFrom('one', 'two'),
});

test('what is certain comes true, whatever the results to come', () => {
  fc.assert(
    fc.property(openGroups, ({ groups, places, results, lotSeed }) => {
      const prospects = prospectsAcross(groups, { bestOf: 3, from: 1, to: 2, places, lotSeed }).flat();
      const played = groups.map((group) => ({
        ...group,
        matches: group.matches.map((match) => ({ ...match, result: match.result ?? results.next().value })),
      }));
      const qualified = qualifiedFrom(played, places, lotSeed);
      for (const { player, prospect } of prospects)
        if (prospect !== 'open')
          expect([player, qualified.has(player)]).toEqual([player, prospect === 'qualified']);
    }),
    { numRuns: runs },
  );
});

test('once every match is over nothing is open', () => {
  fc.assert(
    fc.property(openGroups, ({ groups, places, results, lotSeed }) => {
      const played = groups.map((group) => ({
        ...group,
        matches: group.matches.map((match) => ({ ...match, result: match.result ?? results.next().value })),
      }));
      const prospects = prospectsAcross(played, { bestOf: 3, from: 1, to: 2, places, lotSeed }).flat();
      const qualified = qualifiedFrom(played, places, lotSeed);
      expect(prospects.every(({ prospect }) => prospect !== 'open')).toBe(true);
      expect(
        new Set(prospects.filter(({ prospect }) => prospect === 'qualified').map(({ player }) => player)),
      ).toEqual(qualified);
    }),
    { numRuns: runs },
  );
});
