import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { givenDay, givenDayCall, givenDayMatch, givenPair } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { UmpireDialog } from './umpire-dialog.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('whoever plays soon is marked with the place of their match in the queue', async () => {
  const umpire = { club: null, volunteer: false, duties: 0, busy: false };
  fakeServer(() => ({
    body: {
      collection: [
        { ...umpire, _id: 'ana', name: 'Ana Amor', queue_place: null },
        { ...umpire, _id: 'bea', name: 'Bea Bosch', queue_place: 3 },
      ],
    },
  }));
  const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
  const day = givenDay({ calls: [call] });
  render(<UmpireDialog {...{ call, day }} onClose={() => undefined} />, { wrapper: Ground });
  const bea = await screen.findByRole('button', { name: /Bea Bosch/u });
  expect(bea.textContent).toContain('Juega en el partido 3 de la cola');
  expect(screen.getByRole('button', { name: /Ana Amor/u }).textContent).not.toContain('cola');
});

test('a player with a fixed time is marked with it, and an absent one is not offered', async () => {
  const umpire = { club: null, volunteer: false, duties: 0, busy: false, queue_place: null };
  fakeServer(() => ({
    body: {
      collection: ['Ana', 'Bea', 'Cleo'].map((name) => ({ ...umpire, _id: name, name })),
    },
  }));
  const person = (name: string) => ({ _id: name, name, club: null });
  const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
  const day = givenDay({
    calls: [call],
    matches: [
      givenDayMatch({
        _id: 'later',
        a: person('Ana'),
        b: { ...person('Bea'), absent_since: '2026-11-28T10:00:00Z' },
      }),
      givenDayMatch({
        _id: 'fixed',
        a: person('Cleo'),
        b: person('Ana'),
        fixed: { table: null, not_before: null, at: '2026-11-28T10:30:00Z' },
      }),
    ],
  });
  render(<UmpireDialog {...{ call, day }} onClose={() => undefined} />, { wrapper: Ground });
  for (const name of ['Ana', 'Cleo'])
    expect((await screen.findByRole('button', { name: new RegExp(name, 'u') })).textContent).toContain(
      'Juega a las 11:30',
    );
  expect(screen.queryByRole('button', { name: /Bea/u })).toBeNull();
});

test('whoever did not come to a match is marked with when that was', async () => {
  const umpire = { club: null, volunteer: false, duties: 0, busy: false, queue_place: null };
  fakeServer(() => ({
    body: { collection: [{ ...umpire, _id: 'Bea', name: 'Bea', missed_at: '2026-11-28T09:40:00Z' }] },
  }));
  const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
  render(<UmpireDialog {...{ call }} day={givenDay({ calls: [call] })} onClose={() => undefined} />, {
    wrapper: Ground,
  });
  const bea = await screen.findByRole('button', { name: /Bea/u });
  expect(bea.textContent).toContain('BeaNo se presentó a las 10:40 · Hoy aún');
});

test('the people of a pair are marked with its fixed time, and the one who is absent is not offered', async () => {
  const umpire = { club: null, volunteer: false, duties: 0, busy: false, queue_place: null };
  const names = ['Ana', 'Leo', 'Eva', 'Nil'];
  fakeServer(() => ({ body: { collection: names.map((name) => ({ ...umpire, _id: name, name })) } }));
  const fixed = givenDayMatch({
    _id: 'fixed',
    a: givenPair(['Ana', 'Leo'], { Leo: '2026-11-28T10:00:00Z' }),
    b: givenPair(['Eva', 'Nil']),
    fixed: { table: null, not_before: null, at: '2026-11-28T10:30:00Z' },
  });
  const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
  const day = givenDay({ calls: [call], matches: [fixed] });
  render(<UmpireDialog {...{ call, day }} onClose={() => undefined} />, { wrapper: Ground });
  for (const name of ['Ana', 'Eva', 'Nil'])
    expect((await screen.findByRole('button', { name: new RegExp(name, 'u') })).textContent).toContain(
      'Juega a las 11:30',
    );
  expect(screen.queryByRole('button', { name: /Leo/u })).toBeNull();
});
