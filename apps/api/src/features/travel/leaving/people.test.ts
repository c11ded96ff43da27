import { randomUUIDv7 } from 'node:crypto';
import type { TravelFile, TravelPerson } from '@topspin/contract';
import { expect, test } from 'vitest';
import { withoutAbsentees } from './people.ts';

const people = Array.from({ length: 2000 }, (_, at): TravelPerson => ({
  id: randomUUIDv7(),
  name: `Persona ${at}`,
  club: null,
  category: null,
  guest: true,
  profile: null,
}));
const entries: TravelFile['entries'] = people.map(({ id: person }) => ({
  person,
  state: 'withdrawn',
  checked_in_at: null,
  record: null,
}));

test('who of two thousand that withdrew had played is found at once beside the longest logs', () => {
  const [a, b, umpire] = people.map(({ id }) => id);
  const point = { type: 'point', at: '2027-03-01T10:00:00.000Z', side: 'a' };
  const log = Array.from({ length: 150_000 }, () => point);
  const matches = [{ id: randomUUIDv7(), sides: [{ members: [a] }, { members: [b] }], umpire, log }];
  const began = performance.now();
  const said = withoutAbsentees(people, entries, [{ groups: [{ lines: [], matches }] }]);
  expect(performance.now() - began).toBeLessThan(1000);
  expect(said.people.map(({ id }) => id)).toEqual([a, b, umpire]);
  expect(said.entries.map(({ person }) => person)).toEqual([a, b, umpire]);
});
