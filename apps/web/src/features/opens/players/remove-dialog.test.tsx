import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Inscription, OpenPage, Pair, Vacancy } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens', 'match']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = { _id: 'open', state: 'active' } as OpenPage;
const inscription = {
  _id: 'entry',
  state: 'present',
  player: { _id: 'leo', name: 'Leo Ros' },
} as Inscription;

const placeOf = (
  player: Vacancy['player'],
  people: readonly string[],
  { phase, next }: { readonly phase: string; readonly next: string },
): Vacancy => ({
  phase: { _id: phase, name: phase, type: 'knockout', version: 1 },
  player,
  people: [...people],
  from: { group: 'A', position: 2 },
  replacement: { _id: next, name: next, group: 'A', position: 3 },
  decided: false,
});

test('whoever leaves from a pair leaves its place to the next pair; a place that others left is not asked about', async () => {
  const { asked } = fakeServer(({ path }) =>
    path.endsWith('/vacancies')
      ? {
          body: {
            collection: [
              placeOf({ _id: 'pair', name: 'Ana Gil / Leo Ros' }, ['ana', 'leo'], {
                phase: 'Cuadro',
                next: 'Mar Sol / Pau Mas',
              }),
              placeOf({ _id: 'other', name: 'Eva Pla / Nil Vic' }, ['eva', 'nil'], {
                phase: 'Consolación',
                next: 'Lia Font / Roc Camps',
              }),
            ],
          },
        }
      : { status: 204 },
  );
  render(<RemoveDialog {...{ open, inscription }} onClose={() => undefined} />, { wrapper: Ground });
  expect(await screen.findByText(/Mar Sol \/ Pau Mas/u)).toBeTruthy();
  expect(screen.queryByText(/Lia Font/u)).toBeNull();
  const sent = () => asked.find(({ method }) => method !== 'GET');
  await vi.waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(sent()?.body).toEqual({ places: [{ phase_id: 'Cuadro', by: 'Mar Sol / Pau Mas' }] });
  });
});

const showRemoval = (pair: Partial<Pair>) => {
  fakeServer(({ path }) => {
    const members = [
      { _id: 'ana', name: 'Ana Gil', rating: 900, guest: false },
      { _id: 'leo', name: 'Leo Ros', rating: 900, guest: false },
    ];
    return path.endsWith('/pairs')
      ? {
          body: { collection: [{ _id: 'pair', state: 'present', drawn: true, ...pair, members }], alone: [] },
        }
      : { body: { collection: [] } };
  });
  const doubles: OpenPage = { ...open, doubles: 'open' };
  render(<RemoveDialog open={doubles} inscription={inscription} onClose={() => undefined} />, {
    wrapper: Ground,
  });
};

test('says that the partner is out too once the pair is in the draw', async () => {
  showRemoval({});
  expect(await screen.findByText(/Ana Gil también queda fuera/u)).toBeTruthy();
});

test('says who is left without a partner before', async () => {
  showRemoval({ drawn: false });
  expect(await screen.findByText('Ana Gil se queda sin pareja.')).toBeTruthy();
});

test('says nothing of a partner who left before', async () => {
  showRemoval({ state: 'withdrawn' });
  expect(await screen.findByText(/Pierde por incomparecencia/u)).toBeTruthy();
  expect(screen.queryByText(/Ana Gil/u)).toBeNull();
});
