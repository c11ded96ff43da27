import { expect, test } from 'vitest';
import { inTurns } from './turns.ts';

const here = new AbortController().signal;

/** Starts a piece of work that ends when asked. */
function given(inTurn: ReturnType<typeof inTurns>, gone = here) {
  const work = Promise.withResolvers<void>();
  const state = { isStarted: false };
  const done = inTurn({
    gone,
    work: () => {
      state.isStarted = true;
      return work.promise;
    },
  }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  return { state, end: () => work.resolve(), done };
}

test('one whose caller has gone gives up its place at once', async () => {
  const inTurn = inTurns({ most: 2 });
  const gone = new AbortController();
  const [first, leaving] = [given(inTurn), given(inTurn, gone.signal)];
  gone.abort();
  expect(await leaving.done).toBe('request.malformed');
  const next = given(inTurn);
  first.end();
  next.end();
  expect(await next.done).toBe('done');
  expect(leaving.state.isStarted).toBe(false);
  expect(await given(inTurn, gone.signal).done).toBe('request.malformed');
});
