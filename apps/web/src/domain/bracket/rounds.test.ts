import { describe, expect, test } from 'vitest';
import { type BracketMatch, linesOf, placesOf, playersOf, roundsOf } from './rounds.ts';

const person = (name: string | null) =>
  name === null ? null : { _id: name, name, avatar: null, rating: 1000 };
const match = (round: BracketMatch['round'], number: number, a: string | null, b: string | null) =>
  ({ _id: `${round}${number}`, round, number, a: person(a), b: person(b) }) as BracketMatch;

/** Six players: the two seeds have a bye in the first round. */
const six = [
  match('quarterfinal', 2, 'Bea', 'Carla'),
  match('quarterfinal', 3, 'Dora', 'Eva'),
  match('semifinal', 1, 'Ana', 'Bea'),
  match('semifinal', 2, 'Dora', 'Fina'),
  match('final', 1, 'Bea', null),
  match('thirdPlace', 1, 'Ana', null),
];
const rounds = roundsOf(six);

test('the rounds are in the order in which they are played, the third place apart', () => {
  expect(rounds.map(({ name }) => name)).toEqual(['quarterfinal', 'semifinal', 'final']);
});

test('a first round of one match stays the first', () => {
  const five = roundsOf([
    match('semifinal', 1, 'Ana', null),
    match('quarterfinal', 2, 'Dora', 'Eva'),
    match('semifinal', 2, 'Bea', 'Carla'),
    match('final', 1, null, null),
  ]);
  expect(five.map(({ name }) => name)).toEqual(['quarterfinal', 'semifinal', 'final']);
});

test('a bye leaves its place empty', () => {
  expect(placesOf(rounds, 0).map((found) => found?._id)).toEqual([
    undefined,
    'quarterfinal2',
    'quarterfinal3',
    undefined,
  ]);
});

describe('the lines beside a match', () => {
  test.each([
    { column: 0, place: 0, out: undefined, into: undefined },
    { column: 0, place: 1, out: 'lit', into: undefined },
    { column: 0, place: 2, out: 'plain', into: undefined },
    { column: 1, place: 0, out: 'lit', into: 'lit' },
    { column: 1, place: 1, out: 'plain', into: 'plain' },
    { column: 2, place: 0, out: undefined, into: 'lit' },
  ])('with the path of Bea lit: round $column, place $place', ({ column, place, ...lines }) => {
    expect(linesOf(rounds, column, place, 'Bea')).toEqual(lines);
  });
});

test('everybody is in it once, by name', () => {
  expect(playersOf(six).map(({ name }) => name)).toEqual(['Ana', 'Bea', 'Carla', 'Dora', 'Eva', 'Fina']);
});
