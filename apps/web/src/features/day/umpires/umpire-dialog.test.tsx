import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import {
  givenDay,
  givenDayCall,
  givenDayMatch,
  givenEstimates,
  givenPair,
} from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { Estimates } from '../times/estimates.tsx';
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

test('a guest who is a player of another open is marked with the match that they play there, and not offered while absent', async () => {
  const umpire = { club: null, volunteer: false, duties: 0, busy: false, queue_place: null };
  fakeServer(() => ({
    body: {
      collection: ['Zoe', 'Leo'].map((name) => ({ ...umpire, _id: `guest ${name}`, name, same_as: name })),
    },
  }));
  const person = (name: string) => ({ _id: name, name, club: null });
  const fixed = givenDayMatch({
    _id: 'fixed',
    a: person('Zoe'),
    b: { ...person('Leo'), absent_since: '2026-11-28T10:00:00Z' },
    fixed: { table: null, not_before: null, at: '2026-11-28T10:30:00Z' },
  });
  const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
  const day = givenDay({ calls: [call], matches: [fixed] });
  render(<UmpireDialog {...{ call, day }} onClose={() => undefined} />, { wrapper: Ground });
  expect((await screen.findByRole('button', { name: /Zoe/u })).textContent).toContain('Juega a las 11:30');
  expect(screen.queryByRole('button', { name: /Leo/u })).toBeNull();
});

test('people with a match to come show when it is called, and whether this one would keep it waiting', async () => {
  const umpire = { club: null, volunteer: false, duties: 0, busy: false, queue_place: 1 };
  const names = ['Ana', 'Bea', 'Cleo', 'Vera'];
  const guest = { ...umpire, _id: 'guest', name: 'Zoe', same_as: 'Cleo' };
  fakeServer(() => ({
    body: { collection: [...names.map((name) => ({ ...umpire, _id: name, name })), guest] },
  }));
  const person = (name: string) => ({ _id: name, name, club: null });
  const at = (time: string) => `2026-11-28T${time}:00Z`;
  const between = (earliest: string, latest: string) => ({
    earliest: at(earliest),
    likely: at(earliest),
    latest: at(latest),
  });
  const call = givenDayCall({ _id: 'call', match_id: 'match', table: 1 }, 1);
  const soon = givenDayMatch({ _id: 'soon', a: person('Ana'), b: person('Bea') });
  const later = givenDayMatch({ _id: 'later', a: person('Cleo'), b: person('Ana') });
  const day = givenDay({
    calls: [call],
    matches: [givenDayMatch({ _id: 'match', table: 1 }), soon, later],
    queue: [soon, later].map(({ _id: match_id }) => ({ match_id, ready: true, waits: [], why: null })),
  });
  const estimated = (match_id: string, start: string, end: string, latest = start) => ({
    match_id,
    start: between(start, latest),
    end: between(end, end),
    table: 1,
    late_minutes: 0,
  });
  const estimates = givenEstimates({
    matches: [
      estimated('match', '10:03', '10:25'),
      estimated('soon', '10:13', '10:30', '10:19'),
      estimated('later', '10:53', '11:10', '11:03'),
    ],
  });
  render(
    <Estimates {...{ day, estimates }}>
      <UmpireDialog {...{ call, day }} onClose={() => undefined} />
    </Estimates>,
    { wrapper: Ground },
  );
  const said = async (name: string) =>
    (await screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') })).textContent;
  for (const name of ['Ana', 'Bea'])
    expect(await said(name)).toContain('Haría esperar su partido: llamada 11:10–11:16');
  for (const name of ['Cleo', 'Zoe'])
    expect(await said(name)).toContain('Juega después: llamada 11:50–12:00');
  expect(await said('Vera')).toContain('Juega en el partido 1 de la cola');
});
