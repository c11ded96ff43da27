import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape, field, fieldOf, reordered } from '../../testing/fields.ts';
import { propertiesOf } from '../../testing/properties-of.ts';
import { runs } from '../../testing/runs.ts';
import { bracketMatches } from '../bracket/bracket.ts';
import type { Entrant } from '../entrants/entrant.ts';
import { drawKnockout } from './knockout.ts';
import type { KnockoutDraw } from './knockout.ts';
import { blockLines } from '../bracket/lines.ts';
import { checkLines } from '../manual-change.ts';
import { bracketSize } from '../bracket/rounds.ts';

const seeds = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), byDefault: fc.boolean() });

const anyCase = fc.record({ shape: anyShape(), seeding: seeds, seed: fc.string({ maxLength: 8 }) });

const check = propertiesOf(anyCase, ({ shape, seeding: { share, byDefault }, seed }) => {
  const entrants = fieldOf(shape);
  const count = Math.round(share * bracketSize(entrants.length) * 0.5);
  const request = { entrants, seed, ...(byDefault ? {} : { seeds: count }) };
  const result = drawKnockout(request);
  if (!result.ok) throw new Error(result.error.code);
  return { request, draw: result.value };
});

/** The entrants on the lines, undefined for a bye. */
const onLines = ({ lines, report }: KnockoutDraw): readonly (Entrant | undefined)[] => {
  const entrants = new Map(report.inputs.entrants.map((entrant) => [entrant.player, entrant]));
  return lines.map((player) => (player === null ? undefined : entrants.get(player)));
};

const pairs = (draw: KnockoutDraw): readonly (readonly [Entrant | undefined, Entrant | undefined])[] => {
  const entrants = onLines(draw);
  return Array.from({ length: entrants.length / 2 }, (_, match) => [
    entrants[2 * match],
    entrants[2 * match + 1],
  ]);
};

const areMates = (one: Entrant | undefined, other: Entrant | undefined): boolean =>
  one?.club !== undefined && one.club === other?.club;

describe('every knockout drawn', () => {
  it('has each player once, and a bye for every line too many', () => {
    check(({ draw: { lines, report } }) => {
      const players = lines.filter((player) => player !== null);
      expect(lines).toHaveLength(bracketSize(players.length));
      expect(players.toSorted()).toStrictEqual(report.inputs.entrants.map(({ player }) => player).toSorted());
    });
  });

  it('has the seeds of a block in different sections, on the lines of that block', () => {
    check(({ draw }) => {
      const size = draw.lines.length;
      let first = 0;
      for (let block = 0; block <= Math.log2(size); block += 1) {
        const lines = blockLines(block, size).map((line) => line + 1);
        const seeds = draw.seeding.slice(first, first + lines.length).map(({ line }) => line);
        for (const line of seeds) expect(lines).toContain(line);
        const sections = seeds.map((line) => Math.floor(((line - 1) / size) * lines.length));
        expect(new Set(sections).size).toBe(seeds.length);
        first += lines.length;
      }
    });
  });

  it('keeps byes to the best seeds and spread evenly, and everything else a manual change is checked for', () => {
    check(({ draw: { lines, seeding, report } }) => {
      const checked = checkLines(lines, report.inputs.entrants, seeding.length);
      if (!checked.ok) throw new Error(checked.error.code);
      const broken = checked.value
        .map(({ constraint }) => constraint)
        .filter((name) => name !== 'clubsApart');
      expect(broken).toStrictEqual([]);
    });
  });

  it('has no two byes in a match', () => {
    check(({ draw }) => {
      for (const [one, other] of pairs(draw)) expect(one ?? other).toBeDefined();
    });
  });

  it('is the same for the same seed, whatever the order of the players', () => {
    check(({ request, draw }, { shape: { lot } }) => {
      const again = drawKnockout({ ...request, entrants: reordered(request.entrants, lot) });
      expect(again).toStrictEqual({ ok: true, value: draw });
    });
  });

  it('has one match less than players', () => {
    check(({ draw }) => {
      const matches = bracketMatches(draw.lines);
      expect(matches).toHaveLength(draw.report.inputs.entrants.length - 1);
      expect(matches.filter(({ winnerTo }) => winnerTo === null)).toHaveLength(1);
    });
  });
});

/**
 * Whether a draw without club mates in the first round exists, the seeds being where they are: each club
 * has, for its players who are no seeds, a place in every match of two free lines, every match with a bye
 * and every match against a seed of another club.
 */
const canSeparateClubs = (draw: KnockoutDraw): boolean => {
  const seeds = new Set(draw.seeding.map(({ player }) => player));
  const isFree = (entrant: Entrant | undefined): boolean =>
    entrant !== undefined && !seeds.has(entrant.player);
  const free = onLines(draw).filter((entrant) => isFree(entrant));
  return [...Map.groupBy(free, (entrant) => entrant?.club)].every(([club, members]) => {
    const places = pairs(draw).filter(
      ([one, other]) =>
        (isFree(one) || isFree(other)) &&
        (isFree(one) || one?.club !== club) &&
        (isFree(other) || other?.club !== club),
    );
    return club === undefined || members.length <= places.length;
  });
};

describe('clubs', () => {
  it('never meet in the first round where that is possible', () => {
    let possible = 0;
    check(({ draw }) => {
      if (!canSeparateClubs(draw)) return;
      possible += 1;
      for (const [one, other] of pairs(draw)) expect(areMates(one, other)).toBe(false);
    });
    expect(possible).toBeGreaterThan(runs / 4);
  });

  it('are named in the report when they do', () => {
    check(({ draw }) => {
      const named = draw.report.notKept.map(({ players }) => players);
      for (const [one, other] of pairs(draw)) {
        if (one === undefined || other === undefined || !areMates(one, other)) continue;
        expect(named.some((players) => players.includes(one.player) && players.includes(other.player))).toBe(
          true,
        );
      }
    });
  });

  it('without seeds, and of no more players than matches, are as far apart as can be', () => {
    fc.assert(
      fc.property(anyShape(), fc.string(), (shape, seed) => {
        const draw = drawKnockout({ entrants: fieldOf(shape), seeds: 0, seed });
        if (!draw.ok) throw new Error(draw.error.code);
        expect(draw.value.report.notKept.filter(({ why }) => why !== 'tooMany')).toStrictEqual([]);
      }),
      { numRuns: runs },
    );
  });
});

it('the lot is fair: over many draws an unseeded player comes to every free line about as often', () => {
  const draws = 4000;
  const counts = new Map<number, number>();
  for (let index = 0; index < draws; index += 1) {
    const draw = drawKnockout({ entrants: field(16), seed: `fair ${index}` });
    if (!draw.ok) throw new Error(draw.error.code);
    const line = draw.value.lines.findIndex((player) => player === 'p16');
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  // Twelve free lines: 333 each, within five standard deviations of a fair lot.
  expect(counts.size).toBe(12);
  for (const count of counts.values()) expect(Math.abs(count - draws / 12)).toBeLessThan(88);
});
