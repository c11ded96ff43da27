import { foldMatch, type MatchEvent } from '@topspin/engine';
import { expect, test } from 'vitest';
import { asksServeOrder, beginsSet } from './begins-set.ts';

type Bare<Event> = Event extends MatchEvent ? Omit<Event, 'id' | 'seq' | 'at'> : never;

const toss: Bare<MatchEvent> = { type: 'toss', winner: 'a', choice: 'serve', server: 'a', leftEnd: 'a' };
const point: Bare<MatchEvent> = { type: 'point', side: 'a' };
const start: Bare<MatchEvent> = { type: 'start' };
const penalty: Bare<MatchEvent> = { type: 'penaltyPoint', side: 'b', points: 1 };
const set = Array.from({ length: 11 }, () => point);

const after = (events: readonly Bare<MatchEvent>[]) =>
  foldMatch(
    events.map((event, index) => ({ ...event, id: `e${index}`, seq: index + 1, at: index * 1000 })),
    { bestOf: 5 },
  );

const begins = (...events: readonly Bare<MatchEvent>[]): boolean => beginsSet(after(events));

test.each([
  ['before the toss it does not', [], false],
  ['after the toss it does', [toss], true],
  ['after a rally it does not', [toss, point], false],
  ['once the rally is taken back it does', [toss, point, { type: 'undo' }], true],
  ['between two sets it does not', [toss, ...set], false],
  ['in the next set it does', [toss, ...set, start], true],
  ['penalty points are no rally', [toss, ...set, penalty, start], true],
] as const)('%s', (_, events, expected) => expect(begins(...events)).toBe(expected));

const order: Bare<MatchEvent> = { type: 'serveOrder', server: 1, receiver: 1 };

test.each([
  ['at the toss', [toss], true],
  ['until it is said', [toss, order], false],
  ['not between two sets', [toss, order, ...set], false],
  ['when the next set starts', [toss, order, ...set, start], true],
  ['after penalty points', [toss, order, ...set, penalty, penalty, start], true],
  ['also when its first point starts it', [toss, order, ...set, point], true],
  ['but not in the middle of it', [toss, order, ...set, start, point, point], false],
] as const)('who serves to whom is asked %s: %#', (_, events, expected) =>
  expect(asksServeOrder(after(events))).toBe(expected),
);
