import { expect, test } from 'vitest';
import { nameOfPlace, placeNamed, swapped } from './swap.ts';

const places = [
  ['a', 'b'],
  ['c', null],
];

test.each([
  {
    one: { group: 0, place: 0 },
    other: { group: 1, place: 0 },
    after: [
      ['c', 'b'],
      ['a', null],
    ],
  },
  {
    one: { group: 0, place: 1 },
    other: { group: 1, place: 1 },
    after: [
      ['a', null],
      ['c', 'b'],
    ],
  },
  {
    one: { group: 0, place: 1 },
    other: { group: 0, place: 0 },
    after: [
      ['b', 'a'],
      ['c', null],
    ],
  },
  { one: { group: 0, place: 0 }, other: { group: 0, place: 0 }, after: places },
])('$one and $other change places', ({ one, other, after }) => {
  expect(swapped(places, one, other)).toEqual(after);
});

test.each([
  { group: 0, place: 0 },
  { group: 11, place: 31 },
])('the place %j is known by its name', (place) => {
  expect(placeNamed(nameOfPlace(place))).toEqual(place);
});
