import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { Ground } from '../../../testing/with-words.tsx';
import { useLicences } from './use-licences.ts';

afterEach(() => vi.unstubAllGlobals());

const pairOf = (one: string, other: string) => ({
  _id: `${one}-${other}`,
  members: [one, other].map((name) => ({ _id: name, name, rating: 1000, guest: false })),
});

async function licencesWith(pairs: readonly ReturnType<typeof pairOf>[]) {
  fakeServer(() => ({
    body: {
      collection: [
        { player_id: 'Ana', licence: 'CAT-1' },
        { player_id: 'Bea', licence: 'CAT-2' },
        { player_id: 'Carla', licence: 'CAT-3' },
      ],
    },
  }));
  const printed = { open: { _id: 'open', may: { manage: true } }, pairs };
  const { result } = renderHook(() => useLicences(printed), { wrapper: Ground });
  await waitFor(() => expect(result.current.size).toBeGreaterThan(0));
  return result.current;
}

test('a pair has the licences of both, in the order of its names, with a dash for who has none', async () => {
  const licences = await licencesWith([pairOf('Bea', 'Ana'), pairOf('Dora', 'Carla'), pairOf('Eva', 'Fina')]);
  expect(licences.get('Bea-Ana')).toBe('CAT-2 / CAT-1');
  expect(licences.get('Dora-Carla')).toBe('– / CAT-3');
  expect(licences.has('Eva-Fina')).toBe(false);
});

test('a player has their own', async () => {
  expect([...(await licencesWith([]))]).toEqual([
    ['Ana', 'CAT-1'],
    ['Bea', 'CAT-2'],
    ['Carla', 'CAT-3'],
  ]);
});
