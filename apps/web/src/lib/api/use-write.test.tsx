import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createPhase } from '@topspin/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ActButton } from '#ui/act/act-button.tsx';
import { getSession, keepSession } from '#lib/session/session.ts';
import { calmAfter, forgetWrites } from '#ui/act/settling.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal, tokens } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { call } from './client.ts';
import { shownHere, useWrite } from './use-write.ts';

beforeAll(loadWordsForTests);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  dismiss();
  forgetWrites();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const create = (type: 'groups' | 'knockout', idempotencyKey: string) =>
  call(createPhase, { params: { id: 'o1' }, body: { type, number: 1 }, idempotencyKey });

const writing = (showsError?: () => boolean) =>
  renderHook(() => useWrite({ write: create, ...(showsError && { showsError }) }), { wrapper: Ground });

test('a refresh that was answered by no tokens ends the session and says nothing', async () => {
  keepSession(tokens(1));
  fakeServer(({ path }) =>
    path === '/api/auth/access/refresh'
      ? { body: 'ok' }
      : { status: 401, body: refusal('auth.expired', 'La sesión ha caducado') },
  );
  const { result } = writing();
  act(() => result.current.mutate('groups'));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(getSession().refreshToken).toBeNull();
  expect(currentNotification()).toBeNull();
});

describe('a write', () => {
  test('of two calls in a row sends the first', async () => {
    const { asked } = fakeServer(() => ({ body: {} }));
    const { result } = writing();
    act(() => {
      result.current.mutate('groups');
      result.current.mutate('groups');
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(asked).toHaveLength(1);
  });

  test('keeps the key of a creation until it has succeeded', async () => {
    let isOffline = true;
    const { asked } = fakeServer(() => (isOffline ? 'offline' : { body: {} }));
    const { result } = writing();
    const send = async (type: 'groups' | 'knockout') => {
      act(() => result.current.mutate(type));
      await waitFor(() => expect(result.current.isPending).toBe(false));
    };
    await send('groups');
    isOffline = false;
    await send('groups');
    await send('groups');
    const [first, again, another] = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  test.each([
    ['says in the snackbar why it failed', undefined, 'Ya hay una fase'],
    ['leaves that to a form that shows its own errors', shownHere, undefined],
  ])('%s', async (_, showsError, said) => {
    fakeServer(() => ({ status: 409, body: refusal('phase.stateNotAllowed', 'Ya hay una fase') }));
    const { result } = writing(showsError);
    act(() => result.current.mutate('groups'));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(currentNotification()?.title).toBe(said);
  });

  test('says it in the snackbar, too, when the form is gone before the answer comes', async () => {
    let answer: ((refused: { status: number; body: unknown }) => void) | undefined;
    fakeServer(() => new Promise((resolve) => (answer = resolve)));
    const { result, unmount } = writing(shownHere);
    act(() => result.current.mutate('groups'));
    await waitFor(() => expect(result.current.isPending).toBe(true));
    unmount();
    answer?.({ status: 409, body: refusal('phase.stateNotAllowed', 'Ya hay una fase') });
    await waitFor(() => expect(currentNotification()?.title).toBe('Ya hay una fase'));
  });
});

describe('a button that writes', () => {
  const Step = ({ label, onAct }: { label: string; onAct: () => void }) => (
    <ActButton onClick={onAct}>{label}</ActButton>
  );
  const button = () => screen.getByRole('button');
  const click = () => act(() => button().click());

  test('is deaf for a moment once it means something else, and keeps the focus', () => {
    const acts = { open: vi.fn(), close: vi.fn() };
    const { rerender } = render(<Step label="Abrir inscripción" onAct={acts.open} />);
    click();
    button().focus();
    rerender(<Step label="Cerrar inscripción" onAct={acts.close} />);
    click();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    act(() => {
      vi.advanceTimersByTime(calmAfter);
    });
    expect(document.activeElement).toBe(button());
    click();
    expect([acts.open.mock.calls.length, acts.close.mock.calls.length]).toEqual([1, 1]);
  });

  test('goes on hearing while its words count, and it means the same', () => {
    const onAct = vi.fn();
    const Play = ({ count }: { count: number }) => (
      <ActButton meaning="play" onClick={onAct}>{`Jugar: ${count} de 39`}</ActButton>
    );
    const { rerender } = render(<Play count={3} />);
    rerender(<Play count={4} />);
    expect(button().getAttribute('aria-disabled')).toBe('false');
    click();
    expect(onAct).toHaveBeenCalledOnce();
  });
});
