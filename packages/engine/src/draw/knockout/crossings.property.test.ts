import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../random.ts';
import { clubId, qualifiers, reordered } from '../../testing/fields.ts';
import { propertiesOf } from '../../testing/properties-of.ts';
import { runs } from '../../testing/runs.ts';
import { drawCrossings } from './crossings.ts';
import type { QualifiedEntrant } from '../entrants/entrant.ts';
import type { KnockoutDraw } from './knockout.ts';
import { checkLines } from '../manual-change.ts';
import { bracketSize } from '../bracket/rounds.ts';

const anyCase = fc.record({
  groups: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 2, max: 9 }) }, fc.integer({ min: 2, max: 40 })),
  from: fc.integer({ min: 1, max: 4 }),
  each: fc.integer({ min: 1, max: 6 }),
  clubs: fc.integer({ min: 0, max: 6 }),
  lot: fc.nat(),
  seed: fc.string({ maxLength: 8 }),
});
type Case = { groups: number; from: number; each: number; clubs: number; lot: number; seed: string };

/** Qualifiers of some groups, the same number from each; clubs at random. */
const entrantsOf = ({ groups, from, each, clubs, lot }: Case): QualifiedEntrant[] =>
  reordered(qualifiers(groups, from, from + each - 1), lot).map((entrant, index) =>
    index % (clubs + 1) === 0 ? entrant : { ...entrant, club: clubId(`c${index % (clubs + 1)}`) },
  );

const drawn = (from: readonly QualifiedEntrant[], seed: string): KnockoutDraw => {
  const result = drawCrossings({ qualifiers: from, seed });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const check = propertiesOf(anyCase, (one) => {
  const entrants = entrantsOf(one);
  return { entrants, draw: drawn(entrants, one.seed) };
});

/** The lines of the players of each group, by position. */
const linesByGroup = (
  { lines }: KnockoutDraw,
  entrants: readonly QualifiedEntrant[],
): readonly (readonly number[])[] => {
  const lineOf = new Map(lines.map((player, line) => [player, line]));
  const groups = Map.groupBy(
    entrants.toSorted((one, other) => one.position - other.position),
    ({ group }) => group,
  );
  return [...groups.values()].map((members) => members.map(({ player }) => lineOf.get(player) ?? -1));
};

describe('crossings from two groups or more, whatever the positions', () => {
  it('have each player once, and a bye for every line too many', () => {
    check(({ draw, entrants }) => {
      const players = draw.lines.filter((player) => player !== null);
      expect(players.toSorted()).toStrictEqual(entrants.map(({ player }) => player).toSorted());
      expect(draw.lines).toHaveLength(bracketSize(players.length));
    });
  });

  it('have no group mates in the first round', () => {
    check(({ draw, entrants }) => {
      for (const lines of linesByGroup(draw, entrants)) {
        expect(new Set(lines.map((line) => line >> 1)).size).toBe(lines.length);
      }
    });
  });

  it('have the best two of a group in opposite halves', () => {
    check(({ draw, entrants }) => {
      const half = draw.lines.length / 2;
      for (const [first, second] of linesByGroup(draw, entrants)) {
        if (first === undefined || second === undefined) continue;
        expect(first < half).not.toBe(second < half);
      }
    });
  });

  it('have the best four of a group in different quarters', () => {
    check(({ draw, entrants }, { each }) => {
      if (each < 3) return;
      const quarter = draw.lines.length / 4;
      for (const lines of linesByGroup(draw, entrants)) {
        const best = lines.slice(0, Math.min(each, 4));
        const early = best.flatMap((line, index) =>
          best.slice(0, index).filter((other) => Math.floor(line / quarter) === Math.floor(other / quarter)),
        );
        expect(early).toStrictEqual([]);
      }
    });
  });

  it('of fewer than 20 groups give no bye to a worse position while a better one has none', () => {
    check(({ draw, entrants }, { each }) => {
      if (entrants.length >= 20 * each) return;
      const [withBye, without] = [true, false].map((has) =>
        entrants
          .filter(({ player }) => (draw.lines[draw.lines.indexOf(player) ^ 1] === null) === has)
          .map(({ position }) => position),
      ) as [number[], number[]];
      expect(Math.max(0, ...withBye)).toBeLessThanOrEqual(Math.min(99, ...without));
    });
  });

  it('give byes to the winners of groups in their order, and keep whatever a manual change is checked for', () => {
    check(({ draw }) => {
      const checked = checkLines(draw.lines, draw.report.inputs.entrants, draw.seeding.length);
      if (!checked.ok) throw new Error(checked.error.code);
      const broken = checked.value
        .map(({ constraint }) => constraint)
        .filter((name) => name !== 'clubsApart');
      expect(broken).toStrictEqual([]);
    });
  });

  it('are the same for the same seed, whatever the order of the players', () => {
    check(({ draw, entrants }, { lot, seed }) => {
      expect(drawn(reordered(entrants, lot + 1), seed)).toStrictEqual(draw);
    });
  });
});

describe('with groups of unequal numbers', () => {
  const uneven = fc
    .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 })
    .filter((sizes) => sizes.reduce((sum, size) => sum + size, 0) >= 2)
    .map((sizes) => sizes.flatMap((size, index) => qualifiers(index + 1, 1, size).slice(-size)));

  const checkUneven = propertiesOf(fc.record({ entrants: uneven, seed: fc.string() }), (one) =>
    drawn(one.entrants, one.seed),
  );

  it('nobody meets a group mate in the first round unless the group has more players than there are matches', () => {
    checkUneven((draw, { entrants }) => {
      const named = draw.report.notKept.flatMap(({ players }) => players);
      for (const lines of linesByGroup(draw, entrants)) {
        const mates = lines.filter((line) => lines.some((other) => (other ^ 1) === line));
        if (lines.length <= draw.lines.length / 2) expect(mates).toStrictEqual([]);
        for (const line of mates) expect(named).toContain(draw.lines[line]);
      }
    });
  });

  it('everybody is drawn once, no two byes meet, and whatever a manual change is checked for is in the report', () => {
    checkUneven(({ lines, report, seeding }, { entrants }) => {
      const players = lines.filter((player) => player !== null);
      expect(players.toSorted()).toStrictEqual(entrants.map(({ player }) => player).toSorted());
      expect(lines.every((player, line) => player !== null || lines[line ^ 1] !== null)).toBe(true);
      const checked = checkLines(lines, report.inputs.entrants, seeding.length);
      const constraints = checked.ok ? checked.value.map(({ constraint }) => constraint) : [];
      expect(constraints).toStrictEqual(report.notKept.map(({ constraint }) => constraint));
    });
  });
});

describe('club mates in the first round, group winners against runners-up', () => {
  const anyClubs = fc.record({
    groups: fc.constantFrom(4, 8, 16),
    clubs: fc.integer({ min: 2, max: 8 }),
    lot: fc.nat(),
    seed: fc.string({ maxLength: 8 }),
  });

  /** Whether each half has a match for every player of a club: then none of them needs to meet another. */
  const canSeparate = (draw: KnockoutDraw, clubOf: ReadonlyMap<unknown, string>): boolean => {
    const half = draw.lines.length / 2;
    return [draw.lines.slice(0, half), draw.lines.slice(half)].every((lines) =>
      [...Map.groupBy(lines, (player) => clubOf.get(player)).values()].every(
        (mates) => mates.length <= half / 2,
      ),
    );
  };

  it('are avoided whenever the halves allow it', () => {
    let possible = 0;
    fc.assert(
      fc.property(anyClubs, ({ groups, clubs, lot, seed }) => {
        const random = randomFrom(`clubs ${lot}`);
        const entrants = qualifiers(groups, 1, 2).map((entrant) => ({
          ...entrant,
          club: clubId(`c${Math.floor(clubs * random() * random())}`),
        }));
        const clubOf = new Map<unknown, string>(entrants.map(({ player, club }) => [player, club]));
        const draw = drawn(entrants, seed);
        if (!canSeparate(draw, clubOf)) return;
        possible += 1;
        for (let line = 0; line < draw.lines.length; line += 2) {
          expect(clubOf.get(draw.lines[line])).not.toBe(clubOf.get(draw.lines[line + 1]));
        }
      }),
      { numRuns: runs },
    );
    expect(possible).toBeGreaterThan(runs / 10);
  });
});
