import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { removeAllDrafts } from '#ui/draft/drafts.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { Sheet } from './sheet.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'competition', 'errors', 'validation']);
});
afterEach(() => {
  cleanup();
  removeAllDrafts();
  vi.unstubAllGlobals();
});

const match = {
  _id: 'm1',
  a: { _id: 'p1', name: 'Fermín Ortega' },
  b: { _id: 'p2', name: 'Ana Gil' },
  best_of: 3,
  state: 'finished',
  outcome: 'played',
  annulled: null,
  sets: [
    { a: 11, b: 5 },
    { a: 11, b: 5 },
  ],
  sets_won: { a: 2, b: 0 },
  winner: 'a',
  may: { award: ['a', 'b'] },
};

const consequences = {
  standings: [],
  slots: [],
  classification: [],
  champions: null,
  qualified: [],
  circuit_points: [],
  rounds_kept: 0,
  players: 0,
  ratings: [],
};

const walkover = {
  ...match,
  outcome: 'walkover',
  sets: [],
  sets_won: { a: 0, b: 0 },
  may: { award: ['a', 'b'], put_back: true },
};

function show(
  start?: Sheet,
  answer: Parameters<typeof fakeServer>[0] = () => ({ body: { match, consequences } }),
  shown: object = match,
) {
  const { asked } = fakeServer(answer);
  render(<CorrectionDialog match={shown as never} {...(start && { start })} onClose={() => undefined} />, {
    wrapper: Ground,
  });
  return asked;
}

const button = (name: string) => screen.findByRole('button', { name });
async function press(name: string) {
  const ask = await button(name);
  // A button that has just appeared takes no clicks for a moment.
  await vi.waitFor(() => expect(getComputedStyle(ask).pointerEvents).not.toBe('none'));
  await userEvent.click(ask);
}
const preview = () => press('Ver consecuencias');
const lastSet = () => screen.getByLabelText(/^Set 2/u);
const decided = { outcome: 'retired', texts: ['11-5', '11-5'], winner: 'a' } as const;

test('the consequences of a result are gone once another one is filled in, and are asked for again', async () => {
  const asked = show();
  await preview();
  expect(await screen.findByRole('heading', { name: 'Qué cambia' })).toBeTruthy();
  expect(await button('Corregir')).toBeTruthy();
  await userEvent.clear(lastSet());
  await userEvent.type(lastSet(), '11-7');
  expect(screen.queryByRole('heading', { name: 'Qué cambia' })).toBeNull();
  await preview();
  expect(await screen.findByRole('heading', { name: 'Qué cambia' })).toBeTruthy();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { preview: true, sets: [{ b: 5 }, { b: 5 }] },
    { preview: true, sets: [{ b: 5 }, { b: 7 }] },
  ]);
});

test('an answer that comes after the result was edited is not shown', async () => {
  const answers: (() => void)[] = [];
  show(undefined, async () => {
    await new Promise<void>((answer) => answers.push(answer));
    return { body: { match, consequences } };
  });
  await preview();
  await userEvent.type(lastSet(), '7');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  expect(await button('Ver consecuencias')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Qué cambia' })).toBeNull();
});

test('what was refused is gone once it is filled in again', async () => {
  show(decided, () => ({ status: 422, body: refusal('match.alreadyDecided', 'Ya estaba decidido.') }));
  await preview();
  expect(await screen.findByText('Ya estaba decidido.')).toBeTruthy();
  await userEvent.clear(lastSet());
  expect(screen.queryByText('Ya estaba decidido.')).toBeNull();
});

test('nobody goes through for the reason the match ended', async () => {
  show({ ...decided, outcome: 'disqualified' });
  await userEvent.click(screen.getByRole('combobox', { name: '¿Quién pasa?' }));
  expect(await screen.findByRole('option', { name: 'Nadie: los dos, descalificados' })).toBeTruthy();
  cleanup();
  show({ ...decided, outcome: 'walkover' });
  await userEvent.click(screen.getByRole('combobox', { name: '¿Quién pasa?' }));
  expect(await screen.findByRole('option', { name: 'No se presentó ninguno' })).toBeTruthy();
});

test("the winner's sets are said first", async () => {
  show({ outcome: 'played', texts: ['5-11', '5-11'], winner: '' });
  expect(await screen.findByText('Gana Ana Gil: 2 a 0')).toBeTruthy();
});

test('a walkover is put back to be played, after what follows is seen and with a reason; a played match is not', async () => {
  const asked = show(undefined, undefined, walkover);
  await userEvent.click(await screen.findByRole('radio', { name: 'Se juega: se quita el W.O.' }));
  expect(screen.queryByRole('combobox', { name: 'Cómo ha terminado' })).toBeNull();
  await preview();
  expect(await screen.findByRole('heading', { name: 'Qué cambia' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Motivo de la corrección/u), 'Ha llegado');
  await press('Corregir');
  await vi.waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { preview: true, outcome: null, sets: [] },
    { outcome: null, sets: [], reason: 'Ha llegado' },
  ]);
  cleanup();
  show();
  await button('Ver consecuencias');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('another choice for a walkover forgets what would follow the one before, and why it was refused', async () => {
  const refused = { status: 409, body: refusal('match.nextBegun', 'El partido siguiente ya ha empezado.') };
  show(undefined, () => refused, walkover);
  await userEvent.click(await screen.findByRole('radio', { name: 'Se juega: se quita el W.O.' }));
  await preview();
  expect(await screen.findByText('El partido siguiente ya ha empezado.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Acabó de otra manera' }));
  expect(screen.queryByText('El partido siguiente ya ha empezado.')).toBeNull();
});
