import 'fake-indexeddb/auto';
import type { MatchEventOnWire, MatchPage } from '@topspin/contract';
import { afterEach, expect, test } from 'vitest';
import { enqueue, ready, remove, written } from '#lib/outbox/outbox.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { tokens } from '../../../testing/fake-server.ts';
import { logAgainAfter } from './looks-again.ts';
import { pointItem } from './points.ts';

const match = (state: string, score: boolean) =>
  ({ _id: 'm1', state, may: { score } }) as unknown as MatchPage;
const point: MatchEventOnWire = {
  id: '01890000-0000-7000-8000-000000000001',
  seq: 1,
  at: '2026-11-22T10:00:00.000Z',
  type: 'point',
  side: 'a',
};

afterEach(async () => {
  remove([point.id]);
  endSession();
  await ready;
  await written();
});

test.each([
  ['a spectator, often', match('inPlay', false), 4000],
  ['who scores, since an organiser may correct them', match('inPlay', true), 10_000],
  ['nobody once it is over', match('finished', true), false],
  ['nobody before it is there', undefined, false],
])('%s looks at a match again', (_, page, after) => {
  expect(logAgainAfter(page)).toBe(after);
});

test('while points wait to be sent nobody looks: the answer says more', () => {
  keepSession(tokens(1));
  enqueue(pointItem({ _id: 'm1', a: null, b: null }, point, null));
  expect(logAgainAfter(match('inPlay', true))).toBe(false);
});
