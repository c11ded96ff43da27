import { describe, expect, it } from 'vitest';
import { randomFrom, randomInteger } from '../../random.ts';
import { anyClubsOfPairs, clubId, field, qualifiers } from '../../testing/fields.ts';
import { blockOf } from '../bracket/lines.ts';
import type { Lines } from '../bracket/bracket.ts';
import { bracketSize } from '../bracket/rounds.ts';
import { drawCrossings } from '../knockout/crossings.ts';
import { drawKnockout } from '../knockout/knockout.ts';
import type { DrawReport } from '../report.ts';
import { exchange, newBoard, put } from './board.ts';
import type { AnyEntrant, Board } from './board.ts';
import { bracketConstraints } from './bracket.ts';
import { compareCosts } from './search.ts';
import { bracketSections } from './sections.ts';

const costs = bracketConstraints
  .flatMap((constraint) => constraint.costs)
  .filter(({ isWish = false }) => !isWish);
const vectorOf = (board: Board): readonly number[] => costs.map(({ of }) => of(board));

const boardOf = (lines: Lines, entrants: readonly AnyEntrant[], seeds: number): Board => {
  const board = newBoard(entrants, seeds, bracketSections(lines.length));
  let bye = entrants.length;
  for (const [line, player] of lines.entries()) {
    const number = entrants.findIndex((entrant) => entrant.player === player);
    put(board, number < 0 ? bye++ : number, line);
  }
  return board;
};

/**
 * The lowest costs over all possible brackets: seeds on the lines of their block; only equivalent players are
 * skipped.
 */
const leastOfAll = (entrants: readonly AnyEntrant[], seeds: number): readonly number[] => {
  const size = bracketSize(entrants.length);
  const board = newBoard(entrants, seeds, bracketSections(size));
  for (let number = 0; number < size; number += 1) put(board, number, number);
  const likeness = (number: number): string => {
    const { club, otherClub, group, position } = entrants[number] ?? { club: 'bye' };
    return number < seeds ? `seed ${number}` : `${club} ${otherClub} ${group} ${position}`;
  };
  const mayStand = (number: number, line: number): boolean =>
    number >= seeds || blockOf(line, size) === Math.ceil(Math.log2(number + 1));
  let least: readonly number[] = costs.map(() => Infinity);
  const fillFrom = (line: number): void => {
    if (line === size) {
      const vector = vectorOf(board);
      if (compareCosts(vector, least) < 0) least = vector;
      return;
    }
    const tried = new Set<string>();
    for (let other = line; other < size; other += 1) {
      const number = board.at[other] as number;
      if (tried.has(likeness(number)) || !mayStand(number, line)) continue;
      const isSecondBye =
        number >= entrants.length && line % 2 === 1 && (board.at[line - 1] as number) >= entrants.length;
      if (isSecondBye) continue;
      tried.add(likeness(number));
      if (other !== line) exchange(board, line, other);
      fillFrom(line + 1);
      if (other !== line) exchange(board, line, other);
    }
  };
  fillFrom(0);
  return least;
};

type Drawn = { readonly lines: Lines; readonly seeding: readonly unknown[]; readonly report: DrawReport };

const expectLeast = ({ lines, seeding, report }: Drawn, name: string): void => {
  const { entrants } = report.inputs;
  expect(vectorOf(boardOf(lines, entrants, seeding.length)), name).toStrictEqual(
    leastOfAll(entrants, seeding.length),
  );
};

describe('no bracket at all keeps more than the one that is drawn', () => {
  const random = randomFrom('exhaustive');
  const anyClub = (clubs: number): string | undefined => {
    const club = randomInteger(clubs + 1, random);
    return club < clubs ? `c${club}` : undefined;
  };
  const knockouts = [
    ...Array.from({ length: 30 }, (_, index) => ({ players: 3 + (index % 6), clubs: 1 + (index % 3) })),
    ...Array.from({ length: 6 }, () => ({ players: 16, clubs: 2 })),
  ].map(({ players, clubs }) => ({
    players,
    clubs: Array.from({ length: players }, () => anyClub(clubs)),
  }));

  it.each(knockouts)('of $players players of the clubs $clubs', ({ players, clubs }) => {
    const draw = drawKnockout({ entrants: field(players, clubs), seed: clubs.join(' ') });
    if (!draw.ok) throw new Error(draw.error.code);
    expectLeast(draw.value, clubs.join(' '));
  });

  it.each(
    Array.from({ length: 24 }, (_, index) => ({ pairs: 3 + (index % 6), clubs: 2 + (index % 3) })).map(
      ({ pairs, clubs }) => ({ pairs, clubs: anyClubsOfPairs(pairs, clubs, random) }),
    ),
  )('of $pairs pairs of the clubs $clubs', ({ pairs, clubs }) => {
    const draw = drawKnockout({ entrants: field(pairs, clubs), seed: clubs.join(' ') });
    if (!draw.ok) throw new Error(draw.error.code);
    expectLeast(draw.value, clubs.join(' '));
  });

  it.each([
    [[3, 3], 0],
    [[4, 3], 2],
    [[5, 2], 0],
    [[4, 4], 3],
    [[2, 2, 2], 2],
    [[3, 1, 2], 2],
    [[1, 1, 1, 3], 0],
    [[2, 2, 1, 2], 3],
    [[2, 2, 2, 2], 2],
    [[3, 1, 1], 2],
    [[6], 0],
  ])('from groups of which %j qualify, of %i clubs', (sizes, clubs) => {
    for (let lot = 0; lot < 2; lot += 1) {
      const from = sizes
        .flatMap((size, index) => qualifiers(index + 1, 1, size).slice(-size))
        .map((entrant) => {
          const club = anyClub(clubs);
          return club === undefined ? entrant : { ...entrant, club: clubId(club) };
        });
      const draw = drawCrossings({ qualifiers: from, seed: `lot ${lot}` });
      if (!draw.ok) throw new Error(draw.error.code);
      expectLeast(draw.value, from.map(({ player, club }) => `${player} ${club}`).join(', '));
    }
  });
});
