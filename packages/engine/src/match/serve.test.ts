import { expect, test } from 'vitest';
import { firstServerFor, serverAt } from './serve.ts';

const serves = (count: number, expedite: boolean): string =>
  Array.from({ length: count }, (_, played) => serverAt('a', played, expedite)).join('');

test('two serves each, and from 10-10 one each (2.13.3)', () => {
  expect(serves(26, false)).toBe('aabbaabbaabbaabbaabbababab');
});

test('one serve each under the expedite system (2.15.4)', () => {
  expect(serves(24, true)).toBe('ab'.repeat(12));
});

test('the other side begins where it is the first server', () => {
  expect([0, 1, 2, 3, 20, 21].map((played) => serverAt('b', played)).join('')).toBe('bbaaba');
});

test('the first server is found from the current one', () => {
  for (const expedite of [false, true]) {
    for (let played = 0; played < 40; played += 1) {
      for (const first of ['a', 'b'] as const) {
        expect(firstServerFor(serverAt(first, played, expedite), played, expedite)).toBe(first);
      }
    }
  }
});
