import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { HoldsPaint, useHoldsPaint } from '#ui/whole/holds-paint.ts';
import { PaintedWhole } from '#ui/whole/painted-whole.tsx';
import { waitForReads } from '#ui/whole/whole.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { firstReads } from './first-reads.ts';

beforeAll(loadWordsForTests);
beforeAll(() => {
  // jsdom lays nothing out; React says in the style of an element that it waits for code.
  Object.assign(Element.prototype, {
    checkVisibility(this: Element): boolean {
      return this.closest('[style*="display: none"]') === null;
    },
  });
});
afterEach(() => {
  cleanup();
  waitForReads(firstReads(new QueryClient()));
  vi.useRealTimers();
});

/** Reads one thing, and once it is answered shows what reads the next. */
function Part({ answers: [answer, ...more] }: { readonly answers: readonly Promise<string>[] }) {
  const { data } = useQuery({ queryKey: [more.length], queryFn: () => answer ?? '', retry: false });
  return (
    <>
      <button>{data ?? 'no answer'}</button>
      {data !== undefined && more.length > 0 && <Part answers={more} />}
    </>
  );
}

function Late({ isThere }: { readonly isThere: boolean }) {
  useHoldsPaint(!isThere);
  return null;
}

function page(answers: readonly Promise<string>[], name = 'page', client = new QueryClient()) {
  waitForReads(firstReads(client));
  const draw = (of: string, isThere = true) => (
    <QueryClientProvider client={client}>
      <PaintedWhole of={of}>
        <Part key={of} answers={answers} />
        <input aria-label="Nombre" />
        <Late isThere={isThere} />
      </PaintedWhole>
    </QueryClientProvider>
  );
  return { draw, client, ...render(draw(name)) };
}

const isPainted = () => screen.queryAllByRole('button').length > 0;

test('a page is painted once all it reads first is answered, and what that reads in turn', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const { client } = page([first.promise, second.promise]);
  expect(isPainted()).toBe(false);
  first.resolve('one');
  await waitFor(() => expect(client.isFetching({ queryKey: [0] })).toBe(1));
  expect(isPainted()).toBe(false);
  second.resolve('two');
  await waitFor(() => expect(isPainted()).toBe(true));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
});

test('what was visited is painted at once, another page is not, and once painted it stays', async () => {
  const { draw, rerender, client } = page([Promise.resolve('one')]);
  await waitFor(() => expect(isPainted()).toBe(true));
  rerender(draw('again'));
  expect(isPainted()).toBe(true);
  client.clear();
  rerender(draw('other'));
  expect(isPainted()).toBe(false);
  await waitFor(() => expect(isPainted()).toBe(true));
  void client.resetQueries();
  expect(isPainted()).toBe(true);
});

test('what is known to have changed since it was visited is read again first', async () => {
  const { draw, rerender, client } = page([Promise.resolve('one')]);
  await waitFor(() => expect(isPainted()).toBe(true));
  void client.invalidateQueries({ refetchType: 'none' });
  rerender(draw('again'));
  expect(isPainted()).toBe(false);
  await waitFor(() => expect(isPainted()).toBe(true));
});

test('a page in whose field somebody is already stays painted', async () => {
  const { draw, rerender, client } = page([Promise.resolve('one')]);
  await waitFor(() => expect(isPainted()).toBe(true));
  screen.getByRole('textbox').focus();
  client.clear();
  rerender(draw('other'));
  expect(isPainted()).toBe(true);
});

test('it waits for code too, and not for an answer that failed', async () => {
  const { draw, rerender } = page([Promise.reject(new Error('offline'))]);
  rerender(draw('new', false));
  await waitFor(() => expect(document.body.textContent).toContain('no answer'));
  expect(isPainted()).toBe(false);
  rerender(draw('new', true));
  await waitFor(() => expect(isPainted()).toBe(true));
});

test('after ten seconds it is painted as far as it is', async () => {
  vi.useFakeTimers();
  page([new Promise(() => undefined)]);
  await vi.advanceTimersByTimeAsync(9900);
  expect(isPainted()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  // React draws in its own time, which is not that of the test.
  await vi.waitFor(() => expect(isPainted()).toBe(true));
});

test('a field of the page before, which is still there while the code of the next page loads, does not paint that one', async () => {
  const code = Promise.withResolvers<{ readonly default: () => ReactNode }>();
  const Next = lazy(() => code.promise);
  const client = new QueryClient();
  waitForReads(firstReads(client));
  const draw = (of: string) => (
    <QueryClientProvider client={client}>
      <PaintedWhole of={of}>
        <Suspense fallback={<HoldsPaint />}>
          <input aria-label="Nombre" />
          {of === 'next' && <Next />}
        </Suspense>
      </PaintedWhole>
    </QueryClientProvider>
  );
  const { rerender } = render(draw('page'));
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeNull());
  screen.getByRole('textbox').focus();
  rerender(draw('next'));
  code.resolve({ default: () => <Part answers={[new Promise(() => undefined)]} /> });
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(isPainted()).toBe(false);
});
