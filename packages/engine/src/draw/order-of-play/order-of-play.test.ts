import { describe, expect, it } from 'vitest';
import type { PlayerId } from '../../id.ts';
import { playerId } from '../../testing/fields.ts';
import { knockoutUmpire, type FinishedMatch } from './knockout-umpire.ts';
import { orderOfPlay } from './order-of-play.ts';
import type { ScheduledMatch } from './order-of-play.ts';
import { umpiresInTurns } from './umpires-in-turns.ts';
import { poolSheets } from './pool-sheets.ts';

const group = (size: number): PlayerId[] =>
  Array.from({ length: size }, (_, place) => playerId(`${place + 1}`));

const written = (matches: readonly ScheduledMatch[]): string =>
  matches.map(({ round, table, a, b, umpire }) => `${round}/${table} ${a}-${b} (${umpire ?? ''})`).join(', ');

const pair = ({ a, b }: ScheduledMatch): string => [a, b].toSorted().join('-');

const isEverybodyOnce = (matches: readonly ScheduledMatch[]): boolean => {
  const busy = matches.flatMap(({ a, b, umpire }) => (umpire === null ? [a, b] : [a, b, umpire]));
  return new Set(busy).size === busy.length;
};

describe('on one table', () => {
  it.each([
    [2, '1/1 1-2 ()'],
    [3, '1/1 1-3 (2), 2/1 2-3 (1), 3/1 1-2 (3)'],
    [4, '1/1 1-4 (2), 2/1 2-3 (1), 3/1 1-3 (4), 4/1 2-4 (3), 5/1 3-4 (2), 6/1 1-2 (4)'],
  ])('a group of %i', (size, order) => {
    expect(written(orderOfPlay({ players: group(size), tables: 1 }))).toBe(order);
  });

  it.each([3, 4, 5, 6, 7, 8])('a group of %i follows the published sheet', (size) => {
    const order = orderOfPlay({ players: group(size), tables: 1 });
    expect(order.map(({ a, b, umpire }) => [a, b, umpire].map(Number))).toStrictEqual(poolSheets[size]);
  });

  it('a group of nine has an umpire for every match', () => {
    const order = orderOfPlay({ players: group(9), tables: 1 });
    expect(order).toHaveLength(36);
    expect(order.every(isWithUmpire)).toBe(true);
  });
});

const isWithUmpire = ({ umpire }: ScheduledMatch): boolean => umpire !== null;

describe('on several tables', () => {
  it.each([
    [4, 2, '1/1 1-4 (), 1/2 2-3 (), 2/1 1-3 (), 2/2 2-4 (), 3/1 1-2 (), 3/2 3-4 ()'],
    [3, 2, '1/1 2-3 (1), 2/1 1-3 (2), 3/1 1-2 (3)'],
    // 2 umpires the last match of round 1: 1, 5 and 6 have done so as seldom, but play in the first of round 2.
    [
      6,
      2,
      '1/1 1-6 (3), 1/2 2-5 (4), 1/1 3-4 (2), 2/1 1-5 (2), 2/2 4-6 (3), 2/1 2-3 (6), 3/1 1-4 (6), 3/2 3-5 (2), ' +
        '3/1 2-6 (5), 4/1 1-3 (5), 4/2 2-4 (6), 4/1 5-6 (1), 5/1 1-2 (4), 5/2 3-6 (5), 5/1 4-5 (1)',
    ],
  ])('a group of %i on %i', (size, tables, order) => {
    expect(written(orderOfPlay({ players: group(size), tables }))).toBe(order);
  });

  it('the player who rests in a round is its umpire', () => {
    const order = orderOfPlay({ players: group(5), tables: 2 });
    expect(order.filter(isWithUmpire)).toHaveLength(5);
  });
});

it.each([0, 1])('of %i players there is nothing to play', (size) => {
  expect(orderOfPlay({ players: group(size), tables: 1 })).toStrictEqual([]);
});

describe('every order of play', () => {
  // Nothing is random here, so all groups up to 24 on up to 8 tables are tried.
  const sizes = Array.from({ length: 23 }, (_, index) => index + 2);
  const check = (holds: (order: readonly ScheduledMatch[], size: number, tables: number) => void): void => {
    for (const size of sizes) {
      for (let tables = 1; tables <= 8; tables += 1) {
        holds(orderOfPlay({ players: group(size), tables }), size, tables);
      }
    }
  };

  it('has every two meet once', () => {
    check((order, size) => {
      expect(order).toHaveLength((size * (size - 1)) / 2);
      expect(new Set(order.map(pair)).size).toBe(order.length);
    });
  });

  it('has nobody twice in a round', () => {
    check((order) => {
      for (const round of Map.groupBy(order, (match) => match.round).values()) {
        const players = round.flatMap(({ a, b }) => [a, b]);
        expect(new Set(players).size).toBe(players.length);
      }
    });
  });

  it('has nobody at two tables at once, be it as umpire, and uses only the tables there are', () => {
    check((order, _, tables) => {
      // Matches called together: table numbers increase, and start again with the next call.
      const calls: ScheduledMatch[][] = [];
      for (const match of order) {
        if (match.table === 1) calls.push([]);
        calls.at(-1)?.push(match);
        expect(match.table).toBe(calls.at(-1)?.length);
        expect(match.table).toBeLessThanOrEqual(tables);
      }
      expect(calls.every(isEverybodyOnce)).toBe(true);
    });
  });

  it('beyond the sheets has an umpire who plays in the next call only where all who rest as much do', () => {
    for (const size of sizes.filter((one) => one > 8)) {
      const order = orderOfPlay({ players: group(size), tables: 1 });
      const duties = new Map(group(size).map((player) => [player, 0]));
      for (const [index, { a, b, umpire }] of order.entries()) {
        if (umpire === null) continue;
        const next = order[index + 1];
        const least = Math.min(
          ...[...duties].flatMap(([player, times]) => (player === a || player === b ? [] : [times])),
        );
        const free = [...duties.keys()].filter(
          (player) => duties.get(player) === least && ![a, b, next?.a, next?.b].includes(player),
        );
        expect(duties.get(umpire)).toBe(least);
        if (free.length > 0) expect(free).toContain(umpire);
        duties.set(umpire, least + 1);
      }
    }
  });

  it('has the best two meet in the last round', () => {
    check((order) => {
      const last = order.at(-1)?.round;
      expect(order.filter(({ round }) => round === last).map(pair)).toContain('1-2');
    });
  });

  it.each(sizes.filter((size) => size > 8))('of %i on one table shares the duties of umpires', (size) => {
    const duties = new Map(group(size).map((player) => [player, 0]));
    for (const { umpire } of orderOfPlay({ players: group(size), tables: 1 })) {
      if (umpire !== null) duties.set(umpire, (duties.get(umpire) ?? 0) + 1);
    }
    expect(Math.max(...duties.values()) - Math.min(...duties.values())).toBeLessThanOrEqual(2);
  });
});

describe('the umpire of a match of a knockout', () => {
  const [ana, eva, mar, leo] = group(4) as [PlayerId, PlayerId, PlayerId, PlayerId];

  it.each<[string, FinishedMatch | undefined, PlayerId[], PlayerId | null]>([
    [
      'is the loser of the last match on the table',
      { a: ana, b: eva, winner: ana, outcome: 'played' },
      [mar, leo],
      eva,
    ],
    ['also when that one stood first', { a: ana, b: eva, winner: eva, outcome: 'played' }, [mar, leo], ana],
    ['is nobody when the table is fresh', undefined, [mar, leo], null],
    [
      'is nobody when neither player of it came',
      { a: ana, b: eva, winner: null, outcome: 'walkover' },
      [mar, leo],
      null,
    ],
    [
      'is nobody when the loser plays again',
      { a: ana, b: eva, winner: ana, outcome: 'played' },
      [eva, leo],
      null,
    ],
    [
      'is nobody when the loser did not come',
      { a: ana, b: eva, winner: ana, outcome: 'walkover' },
      [mar, leo],
      null,
    ],
    [
      'is nobody when the loser was disqualified',
      { a: ana, b: eva, winner: ana, outcome: 'disqualified' },
      [mar, leo],
      null,
    ],
    ['is the loser who retired', { a: ana, b: eva, winner: ana, outcome: 'retired' }, [mar, leo], eva],
    [
      'is nobody when the last one was a bye',
      { a: ana, b: null, winner: ana, outcome: 'played' },
      [mar, leo],
      null,
    ],
  ])('%s', (_, last, playing, umpire) => {
    expect(knockoutUmpire(last, playing)).toBe(umpire);
  });
});

describe('where pairs play, one of the pair that rests umpires', () => {
  const sizes = [3, 4, 5, 8, 9];
  const two = (side: PlayerId): PlayerId[] => [playerId(`${side}a`), playerId(`${side}b`)];

  it.each(sizes)('in a group of %i both about as often, and in turns', (size) => {
    const sides = group(size);
    const order = orderOfPlay({ players: sides, tables: 1 });
    const named = umpiresInTurns(order, new Map(sides.map((side) => [side, two(side)])));
    for (const side of sides) {
      const own = order.flatMap(({ umpire }, at) => (umpire === side ? [named[at]?.umpire] : []));
      expect(own).toEqual(own.map((_, at) => two(side)[at % 2]));
    }
    expect(named.map((match, at) => ({ ...match, umpire: order[at]?.umpire }))).toEqual(order);
  });

  it('a player alone umpires as before, and where nobody rests nobody does', () => {
    const sides = group(4);
    const alone = new Map(sides.map((side) => [side, [side]]));
    for (const tables of [1, 2]) {
      const order = orderOfPlay({ players: sides, tables });
      expect(umpiresInTurns(order, alone)).toStrictEqual(order);
      expect(umpiresInTurns(order, new Map())).toStrictEqual(order);
    }
  });
});
