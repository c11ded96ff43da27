import 'fake-indexeddb/auto';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { networkProblem } from '#lib/api/problem.ts';
import { callAsUmpire } from '#lib/session/umpire.ts';
import { orLastState } from './last-state.ts';
import { storeAnswers } from './stored-answers.ts';

const queryKey = ['getMatch', 'a match'];

/** Reads a match without a line, on a page that has just been loaded. */
const readWithoutLine = () =>
  new QueryClient({ defaultOptions: { queries: { persister: orLastState, retry: false } } }).fetchQuery({
    queryKey,
    queryFn: (): Promise<string> => Promise.reject(networkProblem()),
  });

test('without a line the last state is shown to its reader, and not to an umpire by QR code on the same phone', async () => {
  await storeAnswers(null, new Map([[hashKey(queryKey), { answer: 'as it was', readAt: Date.now() }]]));
  expect(await readWithoutLine()).toBe('as it was');
  const leave = callAsUmpire({ token: 't', renew: async () => 't', owner: 'link', path: '/score/link' });
  await expect(readWithoutLine()).rejects.toMatchObject({ code: 'network' });
  leave();
  expect(await readWithoutLine()).toBe('as it was');
});
