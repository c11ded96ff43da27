import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { removeAllDrafts } from '#ui/draft/drafts.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { sheetDraft } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'competition', 'errors', 'validation']);
});
afterEach(() => {
  cleanup();
  removeAllDrafts();
});

/** A match of which this is written: `11-5` is a set that `a` won. */
function scored(...sets: readonly (readonly [number, number])[]) {
  return {
    _id: 'm1',
    a: { _id: 'p1', name: 'Fermín Ortega' },
    b: { _id: 'p2', name: 'Ana Gil' },
    best_of: 5,
    state: 'inPlay',
    outcome: null,
    annulled: null,
    sets: sets.map(([a, b]) => ({ a, b })),
    sets_won: { a: sets.length, b: 0 },
    winner: null,
    may: { award: ['a', 'b'] },
  };
}

const form = (match: object) => (
  <SheetForm
    match={match as never}
    draft={sheetDraft('m1')}
    submitLabel="Guardar resultado"
    busy={false}
    onSubmit={() => undefined}
  />
);
const open = (match: object) => render(form(match), { wrapper: Ground });
const set = (number: number) => {
  const field = screen.getByLabelText(new RegExp(`^Set ${number}`, 'u'));
  return field instanceof HTMLInputElement ? field.value : undefined;
};
const writeSecond = (text: string) => userEvent.type(screen.getByLabelText(/^Set 2/u), text);
const somebodyScored = () => screen.queryByText(/Alguien ha anotado en este partido/u);

test('a draft comes back while the match is as it was', async () => {
  open(scored([11, 5]));
  await writeSecond('11-7');
  cleanup();
  open(scored([11, 5]));
  expect(set(2)).toBe('11-7');
  expect(somebodyScored()).toBeNull();
});

test('a draft does not come back over what was played meanwhile, and is offered', async () => {
  open(scored([11, 5]));
  await writeSecond('11-7');
  cleanup();
  open(scored([11, 5], [11, 6]));
  expect(set(2)).toBe('11-6');
  expect(somebodyScored()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Recuperar lo que escribí' }));
  expect(set(2)).toBe('11-7');
});

test('a draft gives way when the match as it was remembered turns out to be old', async () => {
  open(scored([11, 5]));
  await writeSecond('11-7');
  cleanup();
  const { rerender } = open(scored([11, 5]));
  rerender(form(scored([11, 5], [11, 6])));
  expect(set(2)).toBe('11-6');
  expect(somebodyScored()).toBeTruthy();
});

test('a line that is being typed stays when somebody scores, with a warning and a way to look at the score', async () => {
  const { rerender } = open(scored([11, 5]));
  await writeSecond('11-7');
  rerender(form(scored([11, 5], [11, 6])));
  expect(set(2)).toBe('11-7');
  expect(somebodyScored()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver lo anotado' }));
  expect(set(2)).toBe('11-6');
  await userEvent.click(screen.getByRole('button', { name: 'Recuperar lo que escribí' }));
  expect(set(2)).toBe('11-7');
});
