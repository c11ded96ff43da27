import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, randomInteger } from '../../random.ts';
import { clubId, playerId, qualifiers, reordered } from '../../testing/fields.ts';
import { propertiesOf } from '../../testing/properties-of.ts';
import { drawCrossingGroups } from './crossing-groups.ts';
import type { QualifiedEntrant } from '../entrants/entrant.ts';
import { checkGroups } from '../manual-change.ts';
import type { GroupDraw, GroupsWanted } from './snake.ts';

const drawn = (from: readonly QualifiedEntrant[], groups: GroupsWanted, seed: string): GroupDraw => {
  const result = drawCrossingGroups({ qualifiers: from, groups, seed });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe('from groups into groups', () => {
  it('of eight groups into four: winners by their groups in snake order, runners-up by lot', () => {
    const second = new Set<string>();
    for (const seed of seeds) {
      const { groups, report } = drawn(qualifiers(8, 1, 2), { count: 4 }, seed);
      expect(groups.map((group) => group.slice(0, 2).join(' '))).toStrictEqual([
        '1a 8a',
        '2a 7a',
        '3a 6a',
        '4a 5a',
      ]);
      expect(report.notKept).toStrictEqual([]);
      second.add(groups[0]?.[2] ?? '');
    }
    expect(second.size).toBeGreaterThan(3);
    expect(second.has(playerId('1b')) || second.has(playerId('8b'))).toBe(false);
  });

  it('of two groups into one: that they meet again is said', () => {
    const { notKept } = drawn(qualifiers(2, 1, 2), { count: 1 }, 'x').report;
    expect(notKept.map(({ constraint, why }) => `${constraint} ${why}`)).toStrictEqual([
      'groupMatesApart tooMany',
      'groupMatesApart tooMany',
    ]);
  });

  it('club mates are exchanged where that brings no group mates together', () => {
    const from = qualifiers(8, 1, 2).map((entrant) =>
      ['1a', '5b', '6b'].includes(entrant.player) ? { ...entrant, club: clubId('red') } : entrant,
    );
    for (const seed of seeds) expect(drawn(from, { count: 4 }, seed).report.notKept).toStrictEqual([]);
  });

  it('where an earlier group has more players than there are groups, any two of it may share one', () => {
    const from = qualifiers(2, 1, 3).map((entrant) =>
      ['1b', '2a'].includes(entrant.player) ? { ...entrant, club: clubId('red') } : entrant,
    );
    for (const seed of seeds) {
      const { notKept } = drawn(from, { count: 2 }, seed).report;
      expect(notKept.map(({ constraint }) => constraint)).toStrictEqual([
        'groupMatesApart',
        'groupMatesApart',
      ]);
    }
  });

  it('a club with more players than there are groups is spread as evenly as can be', () => {
    const from = qualifiers(3, 1, 3).map((entrant, place) =>
      place < 5 ? { ...entrant, club: clubId('red') } : entrant,
    );
    for (const seed of seeds) {
      const { groups } = drawn(from, { count: 2 }, seed);
      const red = new Set(from.flatMap(({ player, club }) => (club === undefined ? [] : [player])));
      const counts = groups.map((group) => group.filter((player) => red.has(player)).length);
      expect(Math.max(...counts), seed).toBe(3);
    }
  });

  describe('with few groups more than a club or an earlier group has players', () => {
    // Not a theorem: the players of a row can be exchanged in more ways than are tried, so only these cases
    // are tested.
    const random = randomFrom('few groups more');
    const between = (least: number, most: number): number => least + randomInteger(most - least + 1, random);
    const cases = Array.from({ length: 1200 }, (_, index) => {
      const [groups, each, clubSize] = [between(4, 16), between(1, 3), between(2, 4)];
      const count = Math.floor((groups * each) / between(3, 5));
      const from = reordered(qualifiers(groups, 1, each), index).map((entrant, place) => ({
        ...entrant,
        club: clubId(`c${Math.floor(place / clubSize)}`),
      }));
      return { from, count, more: count - Math.max(each, clubSize) };
    });
    const meetings = (isIncluded: (more: number) => boolean): number =>
      cases
        .filter(({ more }) => isIncluded(more))
        .reduce((sum, { from, count }) => sum + drawn(from, { count }, 'x').report.notKept.length, 0);

    it('no club mates meet from two more on', () => {
      expect(meetings((more) => more >= 2)).toBe(0);
    });

    it('with fewer they meet 59 times, and 58 with many more lots', () => {
      expect(meetings((more) => more === 0 || more === 1)).toBeLessThanOrEqual(59);
    });
  });

  it('fails as any draw of groups does', () => {
    expect(
      drawCrossingGroups({ qualifiers: qualifiers(2, 1, 2), groups: { count: 3 }, seed: 'x' }),
    ).toStrictEqual({
      ok: false,
      error: { code: 'draw.tooManyGroups', groups: 3, max: 2 },
    });
  });
});

describe('every crossing into groups', () => {
  const anyCase = fc.record({
    groups: fc.integer({ min: 2, max: 12 }),
    each: fc.integer({ min: 1, max: 5 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    lot: fc.nat(),
    seed: fc.string({ maxLength: 8 }),
  });

  const check = propertiesOf(anyCase, ({ groups, each, share, lot, seed }) => {
    const random = randomFrom(String(lot));
    const entrants = qualifiers(groups, 1, each).map((entrant) => ({
      ...entrant,
      club: clubId(`c${Math.floor(5 * random())}`),
    }));
    const count = Math.max(1, Math.floor((share * entrants.length) / 2));
    return { entrants, count, draw: drawn(entrants, { count }, seed) };
  });

  it('has each player once, in groups that differ by one at the most', () => {
    check(({ draw: { groups }, entrants }) => {
      expect(groups.flat().toSorted()).toStrictEqual(entrants.map(({ player }) => player).toSorted());
      const sizes = groups.map((group) => group.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    });
  });

  it('has group mates in different groups unless there are more of them than groups', () => {
    check(({ draw: { groups }, entrants }) => {
      for (const mates of Map.groupBy(entrants, ({ group }) => group).values()) {
        const names = new Set(mates.map(({ player }) => player));
        const most = Math.max(...groups.map((group) => group.filter((player) => names.has(player)).length));
        expect(most).toBe(Math.ceil(mates.length / groups.length));
      }
    });
  });

  it('reports what a check of the groups finds, and is the same whatever the order of the players', () => {
    check(({ draw, entrants, count }, { lot, seed }) => {
      const again = drawn(reordered(entrants, lot), { count }, seed);
      expect(again).toStrictEqual(draw);
      const checked = checkGroups(draw.groups, draw.report.inputs.entrants);
      const names = (
        list: readonly { constraint: string; players: readonly string[] }[],
      ): readonly string[] => list.map(({ constraint, players }) => `${constraint} ${players.join(' ')}`);
      expect(checked.ok && names(checked.value)).toStrictEqual(names(draw.report.notKept));
    });
  });
});
