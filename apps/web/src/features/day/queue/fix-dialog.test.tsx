import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FixedOnWire } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { configureZod } from '#lib/zod.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { givenDay, givenDayMatch, givenPair } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { FixDialog } from './fix-dialog.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'validation']);
  configureZod();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (time: string): FixedOnWire => ({ table: null, not_before: null, at: `2026-11-28T${time}:00Z` });

/** The dialog of a match that is fixed already, or not, at eleven in the morning in Madrid; returns what it calls as it closes. */
function drawFixed(fixed: FixedOnWire | null) {
  const match = givenDayMatch({ _id: 'match', fixed });
  const onClose = vi.fn();
  render(<FixDialog {...{ match, onClose }} day={givenDay({ matches: [match] })} />, { wrapper: Ground });
  return onClose;
}

/** Its button ignores clicks for a moment after the dialog has opened. */
const save = () => fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).form!);

function type(time: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Hora' }), { target: { value: time } });
  save();
}

test('a time that has passed is an error at its field, and nothing is sent', async () => {
  const sent = vi.fn(() => ({ status: 204 }));
  fakeServer(sent);
  drawFixed(at('12:00'));
  type('10:30');
  expect(await screen.findByText('Ya ha pasado')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('after midnight is still to come', async () => {
  fakeServer(() => ({ status: 204 }));
  const onClose = drawFixed(at('12:00'));
  type('00:30');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a time that was fixed before and has passed meanwhile may stay', async () => {
  fakeServer(() => ({ status: 204 }));
  const onClose = drawFixed(at('09:00'));
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('what only the server knows to have passed is said at the field, too', async () => {
  const issues = [{ path: ['at'], message: 'Ya ha pasado' }];
  fakeServer(() => ({ status: 422, body: refusal('request.invalid', 'No', issues) }));
  drawFixed(at('12:00'));
  type('11:00');
  expect((await screen.findByText('Ya ha pasado')).closest('.MuiFormControl-root')).not.toBeNull();
});

test('who is not in the hall is noted on saving, and nothing else', async () => {
  const { asked } = fakeServer(() => ({ status: 204 }));
  const onClose = drawFixed(null);
  fireEvent.click(await screen.findByRole('switch', { name: 'García' }));
  expect(asked).toEqual([]);
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  await vi.waitFor(() =>
    expect(asked.map(({ method, body }) => [method, body])).toEqual([['PUT', { absent: true }]]),
  );
});

test('an absence that somebody else notes meanwhile is not taken back by saving another', async () => {
  const { asked } = fakeServer(() => ({ status: 204 }));
  const match = givenDayMatch({ _id: 'match' });
  const onClose = vi.fn();
  const dialogOf = (shown: typeof match) => (
    <FixDialog match={shown} onClose={onClose} day={givenDay({ matches: [shown] })} />
  );
  const { rerender } = render(dialogOf(match), { wrapper: Ground });
  const since = { absent_since: '2026-11-28T10:00:00Z' };
  rerender(dialogOf({ ...match, b: match.b && { ...match.b, ...since } }));
  fireEvent.click(await screen.findByRole('switch', { name: 'García' }));
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked.map(({ path, body }) => [path.includes('Garc'), body])).toEqual([[true, { absent: true }]]);
});

test('each of a pair has a switch, and who is not in the hall is that person', async () => {
  const { asked } = fakeServer(() => ({ status: 204 }));
  const since = '2026-11-28T10:00:00Z';
  const match = givenDayMatch({
    _id: 'match',
    a: givenPair(['Ana', 'Leo']),
    b: givenPair(['Eva', 'Nil'], { Nil: since }),
  });
  const onClose = vi.fn();
  render(<FixDialog {...{ match, onClose }} day={givenDay({ matches: [match] })} />, { wrapper: Ground });
  const isThere = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
  expect(await screen.findAllByRole('switch')).toHaveLength(4);
  expect(['Ana', 'Leo', 'Eva', 'Nil'].map(isThere)).toEqual([true, true, true, false]);
  fireEvent.click(screen.getByRole('switch', { name: 'Leo' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Nil' }));
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ path, body }) => [path.split('/').at(-2), body])).toEqual([
    ['Leo', { absent: true }],
    ['Nil', { absent: false }],
  ]);
});
