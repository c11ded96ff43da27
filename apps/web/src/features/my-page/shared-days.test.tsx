import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { SharedDays } from './shared-days.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['management']);
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('shared days are read again when an open changes, and not when somebody enters one', async () => {
  const server = fakeLive(() => ({ collection: [] }));
  render(<SharedDays />, { wrapper: Ground });
  await wait(1000);
  server.beat('boot.1');
  await wait(100);
  const reads = () => server.others.filter((path) => path.endsWith('/days')).length;
  const before = reads();
  server.send('boot.2', { type: 'changed', topic: 'opens', tables: ['inscriptions'] });
  await wait(4000);
  expect(reads()).toBe(before);
  server.send('boot.3', { type: 'changed', topic: 'opens', tables: ['opens'] });
  await wait(4000);
  expect(reads()).toBe(before + 1);
});
