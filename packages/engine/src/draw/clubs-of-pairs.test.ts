import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAt } from '../item-at.ts';
import { randomFrom, randomInteger } from '../random.ts';
import { anyClubsOfPairs, field } from '../testing/fields.ts';
import { propertiesOf } from '../testing/properties-of.ts';
import { shareClub } from './entrants/entrant.ts';
import type { Entrant } from './entrants/entrant.ts';
import { drawGroups } from './groups/snake.ts';
import { drawKnockout } from './knockout/knockout.ts';
import { checkGroups } from './manual-change.ts';
import type { DrawReport } from './report.ts';

const groupsOf = (entrants: readonly Entrant[], count: number, seed: string) => {
  const draw = drawGroups({ entrants, groups: { count }, seed });
  if (!draw.ok) throw new Error(draw.error.code);
  return draw.value;
};

const bracketOf = (entrants: readonly Entrant[], seed: string) => {
  const draw = drawKnockout({ entrants, seed });
  if (!draw.ok) throw new Error(draw.error.code);
  return draw.value;
};

const brokenIn = ({ notKept }: DrawReport): readonly string[] =>
  notKept.map(({ constraint, players, why }) => [constraint, ...players, why].join(' '));

it.each([
  [undefined, undefined, false],
  ['red', undefined, false],
  ['red', 'blue', false],
  ['red', 'red', true],
  ['red/blue', 'green/blue', true],
  ['red/blue', 'red/green', true],
  ['blue/red', 'red', true],
  ['red/blue', 'green/grey', false],
])('a side of %s and one of %s: whether they have a club in common is %s', (one, other, expected) => {
  const [a, b] = field(2, [one, other]) as [Entrant, Entrant];
  expect([shareClub(a, b), shareClub(b, a)]).toEqual([expected, expected]);
});

describe('groups of pairs', () => {
  it('keep apart two who share the second club of one with the first of the other', () => {
    const entrants = field(8, ['red/blue', undefined, undefined, 'grey/blue']);
    const { groups, report } = groupsOf(entrants, 2, 'x');
    expect(brokenIn(report)).toEqual([]);
    expect(groups.find((group) => group.includes('p1'))).not.toContain('p4');
  });

  it('say once of two who share both clubs that they are together', () => {
    const entrants = field(4, ['red/blue', 'red/blue', 'red/blue']);
    expect(brokenIn(groupsOf(entrants, 2, 'x').report)).toEqual([
      expect.stringMatching(/^clubsApart p[12] p3 tooMany$/u),
    ]);
  });
});

describe('brackets of pairs', () => {
  it('keep apart in the first round those who share either club', () => {
    const clubs = ['red/blue', 'green/grey', 'blue', 'grey/white', undefined, 'red', 'green', undefined];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { lines, report } = bracketOf(field(8, clubs), seed);
      const known = new Map(report.inputs.entrants.map((entrant) => [entrant.player, entrant]));
      for (let line = 0; line < lines.length; line += 2) {
        const [one, other] = [known.get(lines[line] ?? ''), known.get(lines[line + 1] ?? '')];
        expect(one && other && shareClub(one, other)).toBe(false);
      }
    }
  });
});

type Field = { readonly pairs: number; readonly clubs: number; readonly lot: number };
const anyField = fc.record({
  pairs: fc.integer({ min: 4, max: 9 }),
  clubs: fc.integer({ min: 1, max: 5 }),
  lot: fc.nat(),
});
const fieldOf = ({ pairs, clubs, lot }: Field): Entrant[] =>
  field(pairs, anyClubsOfPairs(pairs, clubs, randomFrom(`pairs ${lot}`)));

/** How often two of a group share a club, each club counted. */
const sharedIn = (groups: readonly (readonly (Entrant | undefined)[])[]): number => {
  let shared = 0;
  for (const group of groups) {
    const clubs = group.flatMap((one) => [one?.club, one?.otherClub].filter((club) => club !== undefined));
    for (const sharing of Map.groupBy(clubs, (club) => club).values())
      shared += (sharing.length * (sharing.length - 1)) / 2;
  }
  return shared;
};

const orders = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

/** The least that any groups share whose best are in order and that have one of each row. */
const leastShared = (ranked: readonly Entrant[], count: number): number => {
  const rows = Math.ceil(ranked.length / count);
  const places = orders(Array.from({ length: count }, (_, place) => place));
  let least = Infinity;
  const fill = (row: number, groups: readonly (readonly (Entrant | undefined)[])[]): void => {
    if (row === rows) {
      least = Math.min(least, sharedIn(groups));
      return;
    }
    for (const order of row === 0 ? places.slice(0, 1) : places)
      fill(
        row + 1,
        groups.map((group, at) => [...group, ranked[row * count + itemAt(order, at)]]),
      );
  };
  fill(
    0,
    Array.from({ length: count }, () => []),
  );
  return least;
};

describe('any groups of up to nine pairs', () => {
  const check = propertiesOf(anyField, (shape) => {
    const count = shape.pairs < 6 ? 2 : 2 + (shape.lot % 2);
    return { count, ...groupsOf(fieldOf(shape), count, `seed ${shape.lot}`) };
  });

  it('share as few clubs as any groups could', () => {
    check(({ count, groups, report }) => {
      const ranked = report.inputs.entrants;
      const known = new Map(ranked.map((entrant) => [entrant.player, entrant]));
      const shared = sharedIn(groups.map((group) => group.map((player) => known.get(player))));
      expect(shared).toBe(leastShared(ranked, count));
    });
  });

  it('are reported as a check of them finds', () => {
    check(({ groups, report }) => {
      const checked = checkGroups(groups, report.inputs.entrants);
      const wrong = (all: DrawReport['notKept']) =>
        all.map(({ constraint, players }) => [constraint, players]);
      expect(checked.ok && wrong(checked.value)).toStrictEqual(wrong(report.notKept));
    });
  });
});

describe('a second club that is nobody else’s changes nothing', () => {
  const alone = (entrants: readonly Entrant[]): Entrant[] =>
    entrants.map((entrant) => ({ ...entrant, otherClub: `own ${entrant.player}` }));
  const singles = ({ pairs, clubs, lot }: Field): Entrant[] => {
    const random = randomFrom(`singles ${lot}`);
    return field(
      2 * pairs,
      Array.from({ length: 2 * pairs }, () => `c${randomInteger(clubs + 1, random)}`),
    );
  };

  it('in groups and brackets', () => {
    fc.assert(
      fc.property(anyField, (shape) => {
        const one = singles(shape);
        expect(groupsOf(alone(one), 2, 'x').groups).toStrictEqual(groupsOf(one, 2, 'x').groups);
        expect(bracketOf(alone(one), 'x').lines).toStrictEqual(bracketOf(one, 'x').lines);
      }),
      { numRuns: 100 },
    );
  });
});
