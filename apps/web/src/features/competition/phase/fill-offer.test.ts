import { expect, test } from 'vitest';
import { fillOffer } from './fill-offer.ts';

const positions = { type: 'knockout', positionFrom: 1, positionTo: 2, fillTo: null } as const;
const sixGroups = [3, 3, 3, 4, 4, 4];

test('six groups of which two qualify leave four places of 16 for the best thirds', () => {
  expect(fillOffer(sixGroups, positions)).toEqual({ least: 12, most: 18, fillTo: 16 });
});

test('where the thirds are too few for a full draw, all of them are offered', () => {
  expect(fillOffer([4, 4, 4, 4, 4], positions)).toEqual({ least: 10, most: 15, fillTo: 15 });
});

test('nothing is offered for a full draw, for groups, or from a single group', () => {
  expect(fillOffer([4, 4, 4, 4], positions)).toBeUndefined();
  expect(fillOffer(sixGroups, { ...positions, type: 'groups' })).toBeUndefined();
  expect(fillOffer([8], positions)).toBeUndefined();
  expect(fillOffer(sixGroups, { ...positions, positionFrom: 3 })).toBeUndefined();
});

test('what is filled already can be changed, even where the draw is full', () => {
  expect(fillOffer([4, 4, 4, 4], { ...positions, fillTo: 9 })).toEqual({ least: 8, most: 12, fillTo: 8 });
});
