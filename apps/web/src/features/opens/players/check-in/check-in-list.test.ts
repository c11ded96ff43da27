import type { Inscription } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { bySurname, firstMissing, shownOf } from './check-in-list.ts';

const inscription = (name: string, state: Inscription['state'], checkedIn = state === 'present') =>
  ({ _id: name, player: { name }, state, checked_in: checkedIn }) as Inscription;

const hall = [
  inscription('Ana Gil', 'present'),
  inscription('Martí Núñez', 'registered'),
  inscription('Marta Sol', 'registered'),
  inscription('Max Roca', 'waiting', true),
  inscription('Mila Vila', 'waiting'),
];

describe('the list at reception', () => {
  test.each([
    { filter: 'all', search: '', names: ['Ana Gil', 'Martí Núñez', 'Marta Sol', 'Max Roca', 'Mila Vila'] },
    { filter: 'missing', search: '', names: ['Martí Núñez', 'Marta Sol', 'Mila Vila'] },
    { filter: 'present', search: '', names: ['Ana Gil', 'Max Roca'] },
    { filter: 'missing', search: 'nunez', names: ['Martí Núñez'] },
  ] as const)('$filter with "$search" shows $names', ({ filter, search, names }) => {
    expect(shownOf(hall, filter, search).map(({ player }) => player.name)).toEqual(names);
  });
});

test('reception lists by surname, with accents where they belong, and the waiting list last in its order', () => {
  const asEntered = [
    inscription('Zoe Paz', 'waiting'),
    inscription('Zoe Gil', 'registered'),
    inscription('Ángel Sol', 'present'),
    inscription('Ana María Álvarez', 'registered'),
    inscription('Bea Roca', 'registered'),
    inscription('Bea Gil Mas', 'registered'),
    inscription('Ana Vila', 'waiting', true),
  ];
  expect(bySurname(asEntered).map(({ player }) => player.name)).toEqual([
    'Ana María Álvarez',
    'Bea Gil Mas',
    'Zoe Gil',
    'Bea Roca',
    'Ángel Sol',
    'Zoe Paz',
    'Ana Vila',
  ]);
});

test.each([
  { search: 'mart', name: 'Martí Núñez' },
  { search: 'marta', name: 'Marta Sol' },
  { search: ' sol ', name: 'Marta Sol' },
  { search: 'Sol, Marta', name: 'Marta Sol' },
  { search: 'nunez mar', name: 'Martí Núñez' },
  { search: 'ana', name: undefined },
  { search: 'max', name: undefined },
  { search: '  ', name: undefined },
])('Enter after "$search" checks in $name', ({ search, name }) => {
  expect(firstMissing(hall, search)?.player.name).toBe(name);
});
