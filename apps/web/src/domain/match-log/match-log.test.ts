import type { MatchEventOnWire } from '@topspin/contract';
import { expect, test } from 'vitest';
import { withNews } from './match-log.ts';

/** Events by their ids, numbered from a place on. */
const events = (ids: string, from = 1): MatchEventOnWire[] =>
  Array.from(ids, (id, index) => ({
    id,
    seq: from + index,
    at: '2026-11-22T10:00:00.000Z',
    type: 'point',
    side: 'a',
  }));
const idsOf = (log: readonly MatchEventOnWire[] | undefined) => log?.map(({ id }) => id).join('');

test.each([
  ['what follows is added', 'ab', 4, events('cd', 3), 'abcd'],
  ['what is known already is not added twice', 'ab', 3, events('abc'), 'abc'],
  ['nothing new leaves the log as it is', 'ab', 2, [], 'ab'],
  ['with events of others after it, what follows is added', 'ab', 5, events('c', 3), 'abc'],
  ['after a gap nothing is added', 'ab', 5, events('e', 5), 'ab'],
  ['a shorter log contradicts', 'ab', 1, events('a'), undefined],
  ['another event at the same place contradicts', 'ab', 3, events('xc', 2), undefined],
])('%s', (_, log, seq, heard, expected) => {
  expect(idsOf(withNews(events(log), { seq, events: heard }))).toBe(expected);
});
