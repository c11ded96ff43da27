import { renderHook } from '@testing-library/react';
import type { Day, DayMatch } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayMatch } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { matchTimes } from './match-time.ts';
import { useOrderedOfDay } from './use-ordered-of-day.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match', 'competition']);
});

const open = (_id: string, name: string | null): Day['opens'][number] => ({
  _id,
  name,
  may_manage: name !== null,
  may_call: name !== null,
  automatic: true,
  umpires: true,
});

const at = '2027-02-28T10:15:00Z';
const umpire = { _id: 'u', name: 'Ulises', club: null };

function ordered(match: DayMatch, day: Partial<Day>) {
  const shown = givenDay({ matches: [match], ...day });
  const estimate = { match_id: match._id, table: 2, planned: { at, table: 2 } };
  const printed = { day: shown, timeOf: matchTimes(shown.matches, [estimate]) };
  return renderHook(() => useOrderedOfDay(printed), { wrapper: Ground }).result.current(match);
}

test('a match says its open where the day has several, and its group with its number', () => {
  const match = givenDayMatch({ _id: 'm', open_id: 'o1', number: 3, started_at: at, umpire });
  const opens = [open('o1', 'Absoluto'), open('o2', 'Veteranas')];
  expect(ordered(match, { opens })).toMatchObject({
    sides: 'García – Pérez',
    open: 'Absoluto',
    place: 'Grupo A ·\u00a03',
    umpire: 'Ulises',
  });
  expect(ordered(match, { opens: [open('o1', 'Absoluto')] }).open).toBeUndefined();
});

test('with the phase where its open has several', () => {
  const match = givenDayMatch({ _id: 'm', open_id: 'o1', phase: 2, round: 'semifinal', number: 1 });
  const groups = givenDayMatch({ _id: 'n', open_id: 'o1', phase: 1 });
  expect(ordered(match, { matches: [groups, match] }).place).toBe('Fase 2 · Semifinales ·\u00a01');
});

test('of a Swiss phase with its round', () => {
  const match = givenDayMatch({ _id: 'm', group: { _id: 'g', name: 'Sistema suizo' }, swiss_round: 2 });
  expect(ordered(match, {}).place).toBe('Sistema suizo · Ronda 2 ·\u00a01');
});

test('an umpire at an estimated hour is decided with the call', () => {
  expect(ordered(givenDayMatch({ _id: 'm', umpire }), {}).umpire).toBeNull();
});

test('of an open that the viewer may not know, only when and where', () => {
  const match = givenDayMatch({ _id: 'm', open_id: 'o2', umpire });
  expect(ordered(match, { opens: [open('o1', 'Absoluto'), open('o2', null)] })).toMatchObject({
    time: { at, table: 2 },
    sides: 'Partido de otro torneo',
    open: '',
    place: '',
    umpire: null,
  });
});
