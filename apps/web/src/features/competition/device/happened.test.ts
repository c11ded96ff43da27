import { foldMatch, type MatchEvent } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { happenedBetween } from './happened.ts';

type Step = 'A' | 'B' | 'start' | 'order' | 'undo' | 'timeout' | 'retire';

/** The state after a toss and these steps, of a match of one or three sets. */
function after(steps: readonly Step[], bestOf: 1 | 3 = 3) {
  const toss = {
    id: 'e0',
    seq: 1,
    at: 0,
    type: 'toss',
    winner: 'a',
    choice: 'serve',
    server: 'a',
    leftEnd: 'a',
  };
  const events = steps.map((step, index) => {
    const record = { id: `e${index + 1}`, seq: index + 2, at: index };
    if (step === 'A' || step === 'B') return { ...record, type: 'point', side: step === 'A' ? 'a' : 'b' };
    if (step === 'retire') return { ...record, type: 'end', outcome: 'retired', side: 'b' };
    if (step === 'order') return { ...record, type: 'serveOrder', server: 1, receiver: 1 };
    return { ...record, type: step, ...(step === 'timeout' && { side: 'a' }) };
  });
  return foldMatch([toss, ...events] as MatchEvent[], { bestOf });
}

const ten = Array.from({ length: 10 }, () => 'A' as const);

describe('what happened', () => {
  test.each([
    ['a point', [], ['A'], 'point'],
    ['a point taken back', ['A'], ['A', 'undo'], 'undo'],
    ['a time-out', ['A'], ['A', 'timeout'], undefined],
    ['the end of a set', ten, [...ten, 'A'], 'end'],
    ['the start of the next', [...ten, 'A'], [...ten, 'A', 'start'], 'start'],
    ['who serves to whom, said before it', [], ['order'], 'start'],
    ['and before the next', [...ten, 'A', 'start'], [...ten, 'A', 'start', 'order'], 'start'],
    ['said once more', ['order'], ['order', 'order'], undefined],
    ['said during a set', ['A'], ['A', 'order'], undefined],
    ['that start taken back', [...ten, 'A', 'start'], [...ten, 'A', 'start', 'undo'], 'undo'],
    ['a player who retires in a set', ['A'], ['A', 'retire'], 'end'],
    ['a player who retires between sets', [...ten, 'A'], [...ten, 'A', 'retire'], 'end'],
    ['that taken back', ['A', 'retire'], ['A', 'retire', 'undo'], 'undo'],
    ['its first point without a start', [...ten, 'A'], [...ten, 'A', 'B'], 'point'],
  ] as const)('%s', (_, before, now, expected) =>
    expect(happenedBetween(after(before), after(now))).toBe(expected),
  );

  test('the last point of a match ends it', () =>
    expect(happenedBetween(after(ten, 1), after([...ten, 'A'], 1))).toBe('end'));
});
