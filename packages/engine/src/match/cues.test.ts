import { describe, expect, test } from 'vitest';
import { cuesAfter, points, setFor, start, timeout, toss } from '../testing/match-log.ts';

describe('the cues', () => {
  test.each([
    ['a'.repeat(9), ''],
    ['a'.repeat(10), 'setPoint a'],
    ['a'.repeat(10) + 'b'.repeat(9), 'setPoint a'],
    ['ab'.repeat(10), ''],
    ['ab'.repeat(10) + 'b', 'setPoint b'],
    ['ab'.repeat(10) + 'ba', ''],
    ['b'.repeat(10) + 'aa', 'setPoint b, towel'],
  ])('after %s: %s', (winners, cues) => {
    expect(cuesAfter(5, toss(), points(winners))).toBe(cues);
  });

  test('the set that decides gives a match point, and not a set point as well', () => {
    const ahead = [toss(), setFor('a'), setFor('a')];
    expect(cuesAfter(5, ...ahead, points('a'.repeat(10)))).toBe('matchPoint a');
    expect(cuesAfter(5, ...ahead, points('b'.repeat(10)))).toBe('setPoint b');
    expect(cuesAfter(1, toss(), points('b'.repeat(10)))).toBe('matchPoint b');
  });

  test('the change of ends is called between two sets', () => {
    expect(cuesAfter(5, toss(), setFor('a'))).toBe('changeEnds');
    expect(cuesAfter(5, toss(), setFor('a'), start)).toBe('');
    expect(cuesAfter(5, toss(), setFor('a', 1), start)).toBe('');
  });

  test('the towel is called after every six points (3.4.4.1.2)', () => {
    const called = Array.from({ length: 20 }, (_, played) => played).filter((played) =>
      cuesAfter(5, toss(), points('ab'.repeat(10).slice(0, played))).includes('towel'),
    );
    expect(called).toEqual([6, 12, 18]);
  });

  test('the change at five is called with the towel, until the next point', () => {
    expect(cuesAfter(1, toss(), points('aaaab'))).toBe('');
    expect(cuesAfter(1, toss(), points('aaaaba'))).toBe('lastSetChange, towel');
    expect(cuesAfter(1, toss(), points('aaaaba'), timeout('a'))).toBe('lastSetChange, towel');
    expect(cuesAfter(1, toss(), points('aaaabab'))).toBe('');
    expect(cuesAfter(3, toss(), points('aaaaa'))).toBe('');
  });
});
