import { describe, expect, it } from 'vitest';
import { clubId, field, playerId } from '../../testing/fields.ts';
import { drawKnockout } from './knockout.ts';
import type { KnockoutDraw, KnockoutDrawRequest } from './knockout.ts';

const drawn = (request: KnockoutDrawRequest): KnockoutDraw => {
  const result = drawKnockout(request);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);

/** The lines, from 1, on which a player is found over many draws. */
const linesOf = (player: string, request: Omit<KnockoutDrawRequest, 'seed'>): readonly number[] => {
  const lines = seeds.map((seed) => drawn({ ...request, seed }).lines.indexOf(playerId(player)) + 1);
  return [...new Set(lines)].toSorted((one, other) => one - other);
};

/** The lines, from 1, that stay empty over many draws. */
const byeLines = (players: number, seeded?: number): readonly (readonly number[])[] => {
  const request = { entrants: field(players), ...(seeded === undefined ? {} : { seeds: seeded }) };
  const all = seeds.map((seed) =>
    drawn({ ...request, seed }).lines.flatMap((player, line) => (player === null ? [line + 1] : [])),
  );
  return [...new Set(all.map((lines) => lines.join(' ')))]
    .toSorted()
    .map((text) => text.split(' ').map(Number));
};

describe('seeds by ITTF 3.6.2.3 in a bracket of 16', () => {
  const request = { entrants: field(16), seeds: 8 };

  it.each([
    ['p1', [1]],
    ['p2', [16]],
    ['p3', [8, 9]],
    ['p4', [8, 9]],
    ['p5', [4, 5, 12, 13]],
    ['p8', [4, 5, 12, 13]],
    ['p9', [2, 3, 6, 7, 10, 11, 14, 15]],
  ])('%s is drawn to one of the lines %j', (player, lines) => {
    expect(linesOf(player, request)).toStrictEqual(lines);
  });
});

describe('players who come in the order of a table', () => {
  it('are seeded in that order, whatever their ratings', () => {
    const entrants = field(8).toReversed();
    const { seeding, report } = drawn({ entrants, areRanked: true, seeds: 8, seed: 'table' });
    expect(seeding.map(({ player }) => player)).toStrictEqual(entrants.map(({ player }) => player));
    expect(report.inputs.entrants).toStrictEqual(entrants);
  });
});

describe('byes by ITTF 3.6.1.2, first against seeds in seeding order and spread evenly', () => {
  it.each([
    // players, lines of the byes: with a power of two of them the lot changes nothing
    [15, [[2]]],
    [14, [[2, 15]]],
    [12, [[2, 7, 10, 15]]],
    [31, [[2]]],
    [28, [[2, 15, 18, 31]]],
    [24, [[2, 7, 10, 15, 18, 23, 26, 31]]],
    [3, [[2]]],
    [6, [[2, 7]]],
  ])('of %i players', (players, lines) => {
    expect(byeLines(players)).toStrictEqual(lines);
  });

  it('the third of three goes to seed 3, wherever it was drawn', () => {
    for (const seed of seeds) {
      const { lines } = drawn({ entrants: field(13), seed });
      expect(lines[lines.indexOf(playerId('p3')) ^ 1]).toBeNull();
      expect(lines[lines.indexOf(playerId('p4')) ^ 1]).not.toBeNull();
    }
  });

  it('of six, those of seeds 5 and 6 lie in different halves', () => {
    expect(byeLines(10, 8)).toStrictEqual([
      [2, 3, 7, 10, 11, 15],
      [2, 3, 7, 10, 14, 15],
      [2, 6, 7, 10, 11, 15],
      [2, 6, 7, 10, 14, 15],
    ]);
  });
});

describe('a knockout', () => {
  it('of two is a final', () => {
    expect(drawn({ entrants: field(2), seed: 'x' }).lines).toStrictEqual(['p1', 'p2']);
  });

  it('of five gives byes to both seeds and, by lot, to one of the others', () => {
    expect(linesOf('p1', { entrants: field(5) })).toStrictEqual([1]);
    expect(byeLines(5)).toStrictEqual([
      [2, 3, 7],
      [2, 6, 7],
    ]);
  });

  it('of 512 fills every line', () => {
    const { lines, seeding } = drawn({ entrants: field(512), seed: 'x' });
    expect(new Set(lines).size).toBe(512);
    expect(lines).not.toContain(null);
    expect(seeding).toHaveLength(128);
  });

  it('says on which line each seed stands', () => {
    expect(drawn({ entrants: field(8), seed: 'x' }).seeding).toStrictEqual([
      { seed: 1, player: 'p1', line: 1 },
      { seed: 2, player: 'p2', line: 8 },
    ]);
  });

  it('without seeds draws everybody by lot', () => {
    expect(linesOf('p1', { entrants: field(4), seeds: 0 })).toStrictEqual([1, 2, 3, 4]);
  });

  it('can seed everybody', () => {
    expect(linesOf('p4', { entrants: field(4), seeds: 4 })).toStrictEqual([2, 3]);
  });

  it('can seed everybody beside byes: the last seeds have the lines that byes leave', () => {
    expect(linesOf('p6', { entrants: field(6), seeds: 6 })).toStrictEqual([3, 6]);
  });

  it('where nobody is rated seeds by lot', () => {
    const entrants = field(4).map((entrant) => ({ ...entrant, rating: 1000, rated: false }));
    expect(linesOf('p3', { entrants })).toStrictEqual([1, 2, 3, 4]);
  });

  it('seeds players without a rated match after the others, whatever their rating', () => {
    const [best, ...others] = field(4);
    const entrants = [{ ...best, rating: 3000, rated: false }, ...others] as typeof others;
    expect(drawn({ entrants, seed: 'x' }).report.inputs.entrants.map(({ player }) => player)).toStrictEqual([
      'p2',
      'p3',
      'p4',
      'p1',
    ]);
  });
});

describe('clubs', () => {
  it('of two go to different halves, also when one is a seed', () => {
    const clubs = ['red', 'blue', 'blue', undefined, 'red'];
    for (const seed of seeds) {
      const { lines, report } = drawn({ entrants: field(8, clubs), seed });
      const half = (player: string): boolean => lines.indexOf(playerId(player)) < 4;
      expect(half('p1')).not.toBe(half('p5'));
      expect(half('p2')).not.toBe(half('p3'));
      expect(report.notKept).toStrictEqual([]);
    }
  });

  it('with half the players meet nobody of their own in the first round', () => {
    const clubs = Array.from({ length: 16 }, (_, place) => (place % 2 === 0 ? 'red' : undefined));
    for (const seed of seeds) {
      const { lines, report } = drawn({ entrants: field(16, clubs), seed });
      const isRed = (line: number): boolean => Number(String(lines[line]).slice(1)) % 2 === 1;
      for (let line = 0; line < 16; line += 2) expect(isRed(line)).not.toBe(isRed(line + 1));
      expect(report.notKept).toStrictEqual([]);
    }
  });

  it('a club with more than half the players meets as rarely as possible, and the report says who', () => {
    const clubs = ['red', undefined, 'red', 'red', 'red', 'red', undefined, undefined];
    for (const seed of seeds) {
      const { notKept } = drawn({ entrants: field(8, clubs), seed }).report;
      expect(notKept).toHaveLength(1);
      expect(notKept[0]).toMatchObject({ constraint: 'clubsApart', why: 'tooMany' });
      expect(notKept[0]?.players).toHaveLength(2);
    }
  });

  it('of one club alone: everybody meets a mate', () => {
    const { notKept } = drawn({ entrants: field(4, ['red', 'red', 'red', 'red']), seed: 'x' }).report;
    expect(notKept).toHaveLength(2);
  });

  it.each([
    // players, seeds, the mates: 13 leave three byes, the third for seed 3; of three seeds one line of 3-4 is free
    [13, 4, [1, 2]],
    [13, 4, [0, 3]],
    [8, 3, [0, 2]],
    [8, 3, [1, 2]],
  ])(
    'of %i players and %i seeds: seeds of one club are in different halves, wherever byes end',
    (players, seeded, mates) => {
      const clubs = Array.from({ length: players }, (_, place) =>
        mates.includes(place) ? 'red' : undefined,
      );
      for (const seed of seeds) {
        const { seeding, report } = drawn({ entrants: field(players, clubs), seeds: seeded, seed });
        const halves = mates.map((mate) =>
          Math.floor(((seeding[mate]?.line ?? 0) - 1) / (players > 8 ? 8 : 4)),
        );
        expect(new Set(halves).size).toBe(2);
        expect(report.notKept).toStrictEqual([]);
      }
    },
  );

  it('of seeds 1 and 3 are drawn to different halves, of seeds 3 and 4 as the lot has it', () => {
    for (const seed of seeds) {
      const { lines } = drawn({ entrants: field(16, ['red', undefined, 'red']), seed });
      expect(lines[8]).toBe('p3');
    }
  });
});

describe('clubs where the first lot brings two together', () => {
  it('who changes to part them comes no closer to another club mate than needed', () => {
    // Red has three players in two halves; of the others only p4 has a club mate, p2, in the lower half.
    const entrants = field(6, ['red', 'blue', 'red', 'blue', 'red']);
    expect(linesOf('p4', { entrants, seeds: 2 }).every((line) => line <= 4)).toBe(true);
  });

  it('seeds of more than half the field are drawn again', () => {
    // Beside byes for the first two, seeds 5 and 6 meet 3 and 4: p5 of red must not meet p3 of red.
    const entrants = field(6, ['blue', 'red', 'red', 'green', 'red', 'white']);
    for (const seed of seeds) {
      const { lines } = drawn({ entrants, seeds: 6, seed });
      expect(lines[lines.indexOf(playerId('p5')) ^ 1]).toBe('p4');
    }
  });
});

describe('a draw that cannot be made', () => {
  const twice = [...field(3), ...field(1)];

  it.each([
    ['nobody', { entrants: [] }, { code: 'draw.tooFewPlayers', players: 0, min: 2 }],
    ['one player', { entrants: field(1) }, { code: 'draw.tooFewPlayers', players: 1, min: 2 }],
    ['513 players', { entrants: field(513) }, { code: 'draw.tooManyPlayers', players: 513, max: 512 }],
    [
      'more seeds than players',
      { entrants: field(4), seeds: 5 },
      { code: 'draw.tooManySeeds', seeds: 5, max: 4 },
    ],
    ['a player twice', { entrants: twice }, { code: 'phase.playerTwice', player: 'p1' }],
  ])('%s', (_, request, error) => {
    expect(drawKnockout({ ...request, seed: 'x' })).toStrictEqual({ ok: false, error });
  });
});

it('the report has all that is needed to draw again', () => {
  const entrants = field(9, ['red', 'red']);
  const { report, lines } = drawn({ entrants, seeds: 2, seed: 'kept with the phase' });
  expect(report).toMatchObject({
    seed: 'kept with the phase',
    inputs: { kind: 'knockout', seeds: 2, entrants },
  });
  expect(report.inputs.entrants[0]?.club).toBe(clubId('red'));
  expect(drawn({ entrants: report.inputs.entrants, seeds: 2, seed: report.seed }).lines).toStrictEqual(lines);
});
