import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { dismiss, errorLasts, notificationLasts, notify, undoLasts } from './notifications.ts';
import { SnackbarHost } from './snackbar-host.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await import('./notification-bar.tsx');
});

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  dismiss();
  vi.useRealTimers();
});

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Shows a notification and gives its bar. */
async function shown(...what: Parameters<typeof notify>): Promise<HTMLElement> {
  render(<SnackbarHost />);
  notify(...what);
  await after(0);
  return screen.getByRole(what[0] === 'error' ? 'alert' : 'status');
}

const isGone = () => screen.queryByRole('status') === null && screen.queryByRole('alert') === null;

test.each([
  ['success', 'status', notificationLasts],
  ['info', 'status', notificationLasts],
  ['warning', 'status', notificationLasts],
  ['error', 'alert', errorLasts],
] as const)('a notification of %s is read out as %s, and goes after its time', async (type, role, lasts) => {
  const bar = await shown(type, 'Guardado', { subtitle: 'Con tres jugadores' });
  expect(bar.getAttribute('role')).toBe(role);
  expect(bar.textContent).toBe('GuardadoCon tres jugadores');
  await after(lasts - 100);
  expect(isGone()).toBe(false);
  await after(100);
  expect(isGone()).toBe(true);
});

test('it is outside the page, which a dialog hides from screen readers', async () => {
  const bar = await shown('success', 'Guardado');
  expect(document.body.firstElementChild?.contains(bar)).toBe(false);
  expect(bar.closest('body > *')?.hasAttribute('aria-hidden')).toBe(false);
});

const close = () => screen.getByRole('button', { name: 'Cerrar' });

test.each([
  [
    'the pointer is on it',
    () => void fireEvent.mouseEnter(close()),
    () => void fireEvent.mouseLeave(close()),
  ],
  ['it has the focus', () => close().focus(), () => close().blur()],
  ['the window is not in front', () => void fireEvent.blur(window), () => void fireEvent.focus(window)],
])('while %s, it stays; then half of its time is left', async (_, begin, end) => {
  await shown('success', 'Guardado');
  await after(notificationLasts - 100);
  act(begin);
  await after(60_000);
  expect(isGone()).toBe(false);
  act(end);
  await after(notificationLasts / 2 - 100);
  expect(isGone()).toBe(false);
  await after(100);
  expect(isGone()).toBe(true);
});

test('its × and Escape close it, unless Escape was for something else', async () => {
  await shown('success', 'Guardado');
  fireEvent.click(close());
  expect(isGone()).toBe(true);

  act(() => notify('success', 'Guardado'));
  const isAnswered = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', isAnswered);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  document.body.removeEventListener('keydown', isAnswered);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(isGone()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isGone()).toBe(true);
});

test('its action closes it and runs, and it has its × beside it', async () => {
  const run = vi.fn();
  await shown('info', 'Quitado', { action: { label: 'Deshacer', run }, duration: undoLasts });
  await after(undoLasts - 100);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Deshacer', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(run).toHaveBeenCalledOnce();
  expect(isGone()).toBe(true);
});

test('the next takes its place, with a time of its own', async () => {
  await shown('success', 'La primera');
  await after(notificationLasts - 100);
  act(() => notify('success', 'La segunda'));
  expect(screen.getByRole('status').textContent).toBe('La segunda');
  await after(notificationLasts - 100);
  expect(isGone()).toBe(false);
  await after(100);
  expect(isGone()).toBe(true);
});
