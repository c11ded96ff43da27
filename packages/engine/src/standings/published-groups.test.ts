import { describe, expect, test } from 'vitest';
import { groupOf, played } from '../testing/group.ts';
import { publishedGroups } from '../testing/published-groups.ts';
import { groupProspects } from './certainty.ts';
import { groupStandings } from './standings.ts';

describe.each(publishedGroups)(
  'the published group of $year in the order $order',
  ({ matches, order, tieBrokenBy, advanced }) => {
    const longest = Math.max(...matches.map(({ sets }) => sets.split(' ').length));
    const bestOf = longest > 5 ? 7 : 5;
    const group = groupOf(
      order.split('').toSorted().join(''),
      matches.map(({ a, b, sets }) => played(a + b, sets, bestOf)),
    );
    const rows = groupStandings(group);

    test('has that order', () => {
      expect(rows.map(({ player }) => player).join('')).toBe(order);
    });

    test('has that tie-break', () => {
      const deciding = rows.map(({ decidedBy }) => decidedBy?.criterion);
      expect(new Set(deciding)).toEqual(new Set([tieBrokenBy ?? 'matchPoints']));
    });

    test('sends on those who really went through', () => {
      const through = groupProspects(group, { bestOf, from: 1, to: advanced.length })
        .filter(({ prospect }) => prospect === 'qualified')
        .map(({ player }) => player);
      expect(through.toSorted().join('')).toBe(advanced);
    });
  },
);
