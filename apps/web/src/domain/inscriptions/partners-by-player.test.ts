import { expect, test } from 'vitest';
import { partnersByPlayer } from './partners-by-player.ts';

const person = (name: string) => ({ _id: `id of ${name}`, name });

test('each of a pair has the other as partner, and nobody else has one', () => {
  const partners = partnersByPlayer([
    { members: [person('Ana'), person('Bea')] },
    { members: [person('Eva'), person('Fay')] },
  ]);
  expect([...partners]).toEqual([
    ['id of Ana', 'Bea'],
    ['id of Bea', 'Ana'],
    ['id of Eva', 'Fay'],
    ['id of Fay', 'Eva'],
  ]);
});
