import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { forgetReader, pruneAnswers, readStoredAnswer, storeAnswers } from './stored-answers.ts';

const now = Date.parse('2026-11-22T10:42:00Z');
const day = 24 * 60 * 60_000;
const row = (answer: string, readAt = now) => ({ answer, readAt });

test('an answer is given to its reader alone, until it is old or somebody else comes', async () => {
  await storeAnswers('ana', new Map([['open', row('of Ana')]]));
  await storeAnswers('ana', new Map([['old', row('of Monday', now - 4 * day)]]));
  expect(await readStoredAnswer('ana', 'open', now)).toEqual(row('of Ana'));
  expect(await readStoredAnswer('berta', 'open', now)).toBeUndefined();
  expect(await readStoredAnswer(null, 'open', now)).toBeUndefined();
  await pruneAnswers('ana', now);
  expect(await readStoredAnswer('ana', 'old', now)).toBeUndefined();
  expect(await readStoredAnswer('ana', 'open', now)).toEqual(row('of Ana'));
  await pruneAnswers(null, now);
  expect(await readStoredAnswer('ana', 'open', now)).toBeUndefined();
});

test('what an umpire has read by a link outlasts the accounts of the phone, until they leave', async () => {
  await storeAnswers('link one', new Map([['match', row('first')]]));
  await storeAnswers('link two', new Map([['match', row('second')]]));
  await pruneAnswers('ana', now);
  expect(await readStoredAnswer('link one', 'match', now)).toEqual(row('first'));
  await forgetReader('link one');
  expect(await readStoredAnswer('link one', 'match', now)).toBeUndefined();
  expect(await readStoredAnswer('link two', 'match', now)).toEqual(row('second'));
});

test.each([
  ['ana', 3],
  ['link one', 1],
  [null, 1],
])('what %s has read is given for %i days, and then removed', async (reader, days) => {
  const kept = row('an open');
  const late = now + days * day + 1;
  await storeAnswers(reader, new Map([['open', kept]]));
  await pruneAnswers(reader, late - 1);
  expect(await readStoredAnswer(reader, 'open', late - 1)).toEqual(kept);
  expect(await readStoredAnswer(reader, 'open', late)).toBeUndefined();
  await pruneAnswers(reader, late);
  expect(await readStoredAnswer(reader, 'open', now)).toBeUndefined();
});
