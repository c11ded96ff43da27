import { expect, test } from 'vitest';
import { partnersByPlayer } from './partners-by-player.ts';

const person = (name: string) => ({ _id: `id of ${name}`, name });

test('each of a pair has the other as partner until one leaves, and nobody else has one', () => {
  const partners = partnersByPlayer([
    { state: 'registered', drawn: false, members: [person('Ana'), person('Bea')] },
    { state: 'present', drawn: true, members: [person('Eva'), person('Fay')] },
    { state: 'withdrawn', drawn: true, members: [person('Gil'), person('Hue')] },
  ]);
  expect([...partners].map(([id, { name, drawn }]) => [id, name, drawn])).toEqual([
    ['id of Ana', 'Bea', false],
    ['id of Bea', 'Ana', false],
    ['id of Eva', 'Fay', true],
    ['id of Fay', 'Eva', true],
  ]);
});
