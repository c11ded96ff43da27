import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { networkProblem } from '#lib/api/problem.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { callAsUmpire } from '#lib/session/umpire.ts';
import { keepLastState, lastStateKept, orLastState } from './last-state.ts';
import { readerOfLink } from './reader.ts';
import { readStoredAnswer } from './stored-answers.ts';

afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const logIn = (id: string): void =>
  keepSession({ token: 't', refreshToken: 'r', user: { _id: id, email: `${id}@example.org` } });

const umpireOf = (link: string): (() => void) =>
  callAsUmpire({ token: 't', renew: async () => 't', owner: readerOfLink(link), path: `/score/${link}` });

const match = ['getMatch', 'a match'];

/** Reads on a page that has just been loaded: the answer of the server, or the kept one if offline. */
async function read(answer: string | null, queryKey = match): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { persister: orLastState, retry: false } } });
  keepLastState(client);
  const read = await client.fetchQuery({
    queryKey,
    queryFn: (): Promise<string> =>
      answer === null ? Promise.reject(networkProblem()) : Promise.resolve(answer),
  });
  await lastStateKept();
  return read;
}

const nothingKept = { code: 'network' };

test('offline each reader of a phone is shown what they have read, and nothing of the others', async () => {
  logIn('ana');
  await read('of Ana');
  const leave = umpireOf('one');
  await expect(read(null)).rejects.toMatchObject(nothingKept);
  await read('of an umpire');
  expect(await read(null)).toBe('of an umpire');
  leave();
  expect(await read(null)).toBe('of Ana');
  const leaveOther = umpireOf('other');
  await expect(read(null)).rejects.toMatchObject(nothingKept);
  leaveOther();
  endSession();
  await expect(read(null)).rejects.toMatchObject(nothingKept);
});

test('a visitor is shown what everybody may read, and an umpire keeps their match only', async () => {
  await read('the board', ['getPublicMatch', 'a match']);
  expect(await read(null, ['getPublicMatch', 'a match'])).toBe('the board');
  await read('an open', ['getOpen', 'an open']);
  await expect(read(null, ['getOpen', 'an open'])).rejects.toMatchObject(nothingKept);
  const leave = umpireOf('one');
  await read('players', ['listEntrants', 'an open']);
  await expect(read(null, ['listEntrants', 'an open'])).rejects.toMatchObject(nothingKept);
  leave();
});

test('what is read while something is dragged is kept once it is let go', async () => {
  logIn('ana');
  const client = new QueryClient();
  keepLastState(client);
  const keep = (answer: string) => client.setQueryData(match, answer);
  const kept = () => readStoredAnswer('ana', JSON.stringify(match), Date.now());
  keep('before');
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ answer: 'before' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerDown(document.body);
  keep('meanwhile');
  vi.advanceTimersByTime(10_000);
  expect(await kept()).toMatchObject({ answer: 'before' });
  fireEvent.pointerUp(document.body);
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ answer: 'meanwhile' }));
});

test.each(['offline', 'pagehide'])(
  'what changes all the time is not written at each change, but before the page is left: %s',
  async (leaving) => {
    logIn('ana');
    const client = new QueryClient();
    keepLastState(client);
    const kept = () => readStoredAnswer('ana', JSON.stringify(match), Date.now());
    client.setQueryData(match, 'first');
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ answer: 'first' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    client.setQueryData(match, 'second');
    vi.advanceTimersByTime(1000);
    expect(await kept()).toMatchObject({ answer: 'first' });
    fireEvent(window, new Event(leaving));
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ answer: 'second' }));
  },
);
