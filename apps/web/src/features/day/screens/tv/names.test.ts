import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

const ana = { name: 'Ana Gil', club: 'CTT Gràcia' };
const pair = { name: 'Ana Gil / Leo Ros', club: 'CTT Gràcia / CN Sabadell' };

test.each([
  ['two of one name get their club', [ana, { ...ana, club: 'CN Sabadell' }], 'Ana Gil (CTT Gràcia)'],
  ['also beside one without a club', [ana, { ...ana, club: null }], 'Ana Gil (CTT Gràcia)'],
  ['a pair in two opens of the day is one', [pair, pair], 'Ana Gil / Leo Ros'],
  ['nobody else has the name', [ana, pair, null], 'Ana Gil'],
])('%s', (_, people, shown) => {
  const [first = ana] = people;
  expect(namesOf(people)(first ?? ana)).toBe(shown);
});
