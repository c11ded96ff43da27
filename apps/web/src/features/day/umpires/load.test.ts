import type { UmpireOfDay } from '@topspin/contract';
import { expect, test } from 'vitest';
import { byLoad } from './load.tsx';

const umpire = (name: string, duties: number, busy = false): UmpireOfDay => ({
  _id: name,
  name,
  club: null,
  volunteer: true,
  duties,
  busy,
  queue_place: null,
});

test('volunteers are sorted by how often they have umpired, then by name, whether busy or not', () => {
  const umpires = [umpire('Zoe', 0, true), umpire('Álex', 2), umpire('Blai', 0), umpire('Ana', 2)];
  expect(umpires.toSorted(byLoad).map(({ name }) => name)).toEqual(['Blai', 'Zoe', 'Álex', 'Ana']);
});
