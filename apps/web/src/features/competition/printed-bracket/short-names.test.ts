import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const of = (...names: readonly string[]) => [
  ...shortNames(names.map((name, at) => ({ _id: String(at), name }))).entries(),
];

test.each([
  ['Ana Gil Roca', 'A. Gil'],
  ['Íñigo de la Torre Gómez', 'Í. de la Torre'],
  ['María del Carmen Fernández-Villaverde Ruiz', 'M. Fernández-Villaverde'],
  ['Zoe', 'Zoe'],
  ['Ana Gil Roca / Íñigo de la Torre Gómez', 'A. Gil / Í. de la Torre'],
])('%s is %s in later rounds', (name, short) => {
  expect(of(name)).toEqual([['0', short]]);
});

test('two who are alike have both surnames, and their whole name if those are alike too', () => {
  const names = new Map(of('Ana Gil Roca', 'Aina Gil Pons', 'Bea Sol Mas', 'Berta Sol Mas', 'Carla Vila'));
  expect([...names.values()].toSorted()).toEqual([
    'A. Gil Pons',
    'A. Gil Roca',
    'Bea Sol Mas',
    'Berta Sol Mas',
    'C. Vila',
  ]);
});
