import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { pruneAnswers, readStoredAnswer, storeAnswers } from './stored-answers.ts';

const now = Date.parse('2026-11-22T10:42:00Z');
const day = 24 * 60 * 60_000;
const row = (answer: string, readAt = now) => ({ answer, readAt });

test('an answer is given to its reader alone, until it is old or somebody else comes', async () => {
  await storeAnswers('ana', new Map([['open', row('of Ana')]]));
  await storeAnswers('ana', new Map([['old', row('of Monday', now - 4 * day)]]));
  expect(await readStoredAnswer('ana', 'open')).toEqual(row('of Ana'));
  expect(await readStoredAnswer('berta', 'open')).toBeUndefined();
  expect(await readStoredAnswer(null, 'open')).toBeUndefined();
  await pruneAnswers('ana', now);
  expect(await readStoredAnswer('ana', 'old')).toBeUndefined();
  expect(await readStoredAnswer('ana', 'open')).toEqual(row('of Ana'));
  await pruneAnswers(null, now);
  expect(await readStoredAnswer('ana', 'open')).toBeUndefined();
});
