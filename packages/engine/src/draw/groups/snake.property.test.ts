import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape, fieldOf, reordered } from '../../testing/fields.ts';
import { propertiesOf } from '../../testing/properties-of.ts';
import type { Entrant } from '../entrants/entrant.ts';
import { checkGroups } from '../manual-change.ts';
import { drawGroups } from './snake.ts';
import type { GroupDraw } from './snake.ts';

/** A field, and the requested share of the maximum number of groups. */
const anyCase = fc.record({
  shape: anyShape(140),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.string({ maxLength: 8 }),
});

const drawn = (entrants: readonly Entrant[], share: number, seed: string): GroupDraw => {
  const count = Math.max(1, Math.floor((share * entrants.length) / 2));
  const result = drawGroups({ entrants, groups: { count }, seed });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const check = propertiesOf(anyCase, ({ shape, share, seed }) => {
  const entrants = fieldOf(shape);
  const draw = drawn(entrants, share, seed);
  return { draw, entrants, ranked: draw.report.inputs.entrants };
});

describe('every draw of groups', () => {
  it('has each player once', () => {
    check(({ draw: { groups }, ranked }) => {
      expect(groups.flat().toSorted()).toStrictEqual(ranked.map(({ player }) => player).toSorted());
    });
  });

  it('has sizes that differ by one at the most, of two or more', () => {
    check(({ draw: { groups } }) => {
      const sizes = groups.map((group) => group.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
    });
  });

  it('has the best players in the order of the groups, and one of each row in each', () => {
    check(({ draw: { groups }, ranked }) => {
      expect(groups.map(([best]) => best)).toStrictEqual(
        ranked.slice(0, groups.length).map(({ player }) => player),
      );
      const rowOf = new Map(ranked.map(({ player }, place) => [player, Math.floor(place / groups.length)]));
      for (const group of groups) {
        const rows = group.map((player) => rowOf.get(player));
        expect(rows).toStrictEqual(group.map((_, row) => row));
      }
    });
  });

  it('divides every club as evenly as can be: no two in a group unless there are more than groups', () => {
    check(({ draw: { groups }, ranked }) => {
      for (const [club, members] of Map.groupBy(ranked, (entrant) => entrant.club)) {
        if (club === undefined) continue;
        const names = new Set(members.map(({ player }) => player));
        const most = Math.max(...groups.map((group) => group.filter((player) => names.has(player)).length));
        expect(most).toBe(Math.ceil(members.length / groups.length));
      }
    });
  });

  it('reports exactly what a check of the groups finds', () => {
    check(({ draw: { groups, report }, ranked }) => {
      expect(checkGroups(groups, ranked)).toStrictEqual({ ok: true, value: report.notKept });
    });
  });

  it('is the same for the same seed, whatever the order of the players', () => {
    check(({ draw, entrants }, { shape, share, seed }) => {
      expect(drawn(reordered(entrants, shape.lot), share, seed)).toStrictEqual(draw);
    });
  });
});
