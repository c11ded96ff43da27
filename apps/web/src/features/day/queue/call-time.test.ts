import type { DayWait } from '@topspin/contract';
import { expect, test } from 'vitest';
import { callOf, lastWait } from './call-time.ts';

const at = (time: string) => `2026-11-28T${time}:00.000Z`;
const resting = (person: string, time: string, seconds = 0): DayWait => ({
  code: 'resting',
  person,
  until: new Date(Date.parse(at(time)) + seconds * 1000).toISOString(),
});

test('a match is called three minutes before it starts, in whole minutes', () => {
  const start = { earliest: '2026-11-28T10:00:20.000Z', likely: at('10:10'), latest: at('10:20') };
  expect(callOf(start)).toEqual({ earliest: at('09:58'), likely: at('10:07'), latest: at('10:17') });
});

test.each<[string, readonly DayWait[], string | null, string | null]>([
  ['nothing', [], null, null],
  ['a rest, before its end', [resting('Ana', '10:20')], 'resting', '10:17'],
  [
    'a rest that ends within a minute, from the next one on',
    [resting('Ana', '10:20', 24)],
    'resting',
    '10:18',
  ],
  ['the longer of two rests', [resting('Ana', '10:25'), resting('Bea', '10:20')], 'resting', '10:22'],
  ['a fixed time, before it', [{ code: 'fixedTime', until: at('12:00') }], 'fixedTime', '11:57'],
  ['"not before", before it', [{ code: 'notBefore', until: at('12:00') }], 'notBefore', '11:57'],
  [
    'what comes last',
    [resting('Ana', '12:02'), { code: 'notBefore', until: at('12:00') }],
    'resting',
    '11:59',
  ],
  ['a rest and somebody absent', [{ code: 'absent', person: 'Bea' }, resting('Ana', '10:20')], null, null],
])('a match that waits for %s', (_, waits, code, time) => {
  const last = lastWait(waits);
  expect(last?.wait.code ?? null).toBe(code);
  expect(last?.callableFrom ?? null).toBe(time && at(time));
});
