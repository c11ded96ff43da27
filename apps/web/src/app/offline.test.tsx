import { act, cleanup, render } from '@testing-library/react';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useUnsaved } from '#ui/dialog/unsaved.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { loadWordsForTests } from '../testing/with-words.tsx';
import { watchConnection } from './offline.ts';

const connection = { isUp: true };
const navigate = vi.fn(async ({ to }: { to: string }) => history.replaceState(null, '', to));
const replace = (to: string) => history.replaceState(null, '', to);
watchConnection({ navigate, history: { replace } } as unknown as AnyRouter);

async function cut(milliseconds: number) {
  connection.isUp = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(milliseconds);
}

async function mend() {
  connection.isUp = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
}

function Typed() {
  useUnsaved(true);
  return null;
}

beforeAll(loadWordsForTests);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isUp);
  vi.stubGlobal('fetch', async () => {
    if (!connection.isUp) throw new TypeError('offline');
    return new Response();
  });
  replace('/opens?search=ana');
});
afterEach(async () => {
  cleanup();
  await mend();
  dismiss();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('offline', () => {
  test('for a moment, the page stays', async () => {
    await cut(2000);
    await mend();
    expect(location.pathname).toBe('/opens');
  });

  test.each(['/match/1', '/score/token', '/o/1/match/2', '/single-open/1', '/single-open/1/stage/2/group/3'])(
    'for longer, %s stays with what it shows',
    async (path) => {
      replace(path);
      await cut(10_000);
      expect(location.pathname).toBe(path);
    },
  );

  test('for longer, the offline page comes, and then the page that was left', async () => {
    await cut(4000);
    expect(location.pathname).toBe('/offline');
    await mend();
    expect(location.pathname + location.search).toBe('/opens?search=ana');
  });

  test('a page on which something was typed stays, and says why it cannot save', async () => {
    render(<Typed />);
    await cut(60_000);
    expect(location.pathname).toBe('/opens');
    expect(currentNotification()?.title).toBe('No hay conexión con el servidor.');
  });

  test('a form that is left offline gives way to the offline page', async () => {
    const { unmount } = render(<Typed />);
    await cut(10_000);
    act(unmount);
    await vi.advanceTimersByTimeAsync(4000);
    expect(location.pathname).toBe('/offline');
  });

  test('nobody who scores is sent away', async () => {
    replace('/match/1');
    await cut(60_000);
    expect(location.pathname).toBe('/match/1');
  });
});
