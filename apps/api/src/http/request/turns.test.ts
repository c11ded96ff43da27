import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takingTurns } from './turns.ts';

const here = new AbortController().signal;

/** Starts a piece of work that ends when asked. */
function given(inTurn: ReturnType<typeof takingTurns>, gone = here) {
  const work = Promise.withResolvers<void>();
  const state = { isStarted: false };
  const done = inTurn(gone, () => {
    state.isStarted = true;
    return work.promise;
  }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  return { state, end: () => work.resolve(), done };
}

test('one works at a time, in the order they came', async () => {
  const inTurn = takingTurns(2);
  const [first, second, third] = [given(inTurn), given(inTurn), given(inTurn)];
  const started = async () => {
    await setImmediate();
    return [first, second, third].map(({ state }) => state.isStarted);
  };
  expect(await started()).toEqual([true, false, false]);
  first.end();
  expect(await started()).toEqual([true, true, false]);
  second.end();
  expect(await started()).toEqual([true, true, true]);
  third.end();
  expect(await Promise.all([first.done, second.done, third.done])).toEqual(['done', 'done', 'done']);
});

test('too many are refused, and later ones are not', async () => {
  const inTurn = takingTurns(1);
  const [first, second, refused] = [given(inTurn), given(inTurn), given(inTurn)];
  expect(await refused.done).toBe('server.overloaded');
  first.end();
  second.end();
  await second.done;
  const later = given(inTurn);
  later.end();
  expect(await later.done).toBe('done');
});

test('one whose caller has gone gives up its place at once', async () => {
  const inTurn = takingTurns(1);
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
