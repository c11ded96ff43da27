import { describe, expect, test } from 'vitest';
import { readLine, turned, writeLine } from './line.ts';

const set = (a: number, b: number) => ({ a, b });

describe('a complete line', () => {
  test.each([
    { line: '9 5 7', sets: [set(11, 9), set(11, 5), set(11, 7)], winner: 'a' },
    { line: '9 -5 7 12', sets: [set(11, 9), set(5, 11), set(11, 7), set(14, 12)], winner: 'a' },
    { line: '-9 −0 –12', sets: [set(9, 11), set(0, 11), set(12, 14)], winner: 'b' },
    { line: '11-9, 5-11; 11:7 11 - 3', sets: [set(11, 9), set(5, 11), set(11, 7), set(11, 3)], winner: 'a' },
    { line: ' 9  5  7 ', sets: [set(11, 9), set(11, 5), set(11, 7)], winner: 'a' },
  ])('$line', ({ line, sets, winner }) => {
    expect(readLine(line, 5)).toMatchObject({
      winner,
      fault: undefined,
      result: { outcome: 'played', sets },
    });
  });

  test.each([
    { line: 'w', result: { outcome: 'walkover', sets: [], winner: 'a' } },
    { line: '-W.O.', result: { outcome: 'walkover', sets: [], winner: 'b' } },
    { line: 'ww', result: { outcome: 'walkover', sets: [], winner: null } },
    { line: '9 5 r', result: { outcome: 'retired', sets: [set(11, 9), set(11, 5)], winner: 'a' } },
    { line: '9 3-5 -ret', result: { outcome: 'retired', sets: [set(11, 9), set(3, 5)], winner: 'b' } },
    { line: '-4 d', result: { outcome: 'disqualified', sets: [set(4, 11)], winner: 'a' } },
  ])('$line', ({ line, result }) => {
    expect(readLine(line, 5)).toMatchObject({ fault: undefined, result });
  });
});

describe('an incomplete line', () => {
  test.each([
    { line: '', fault: undefined },
    { line: '9 5', fault: undefined },
    { line: '9 x 7', fault: { code: 'match.setEntryUnreadable', text: 'x', isLast: false } },
    { line: '9 -', fault: { code: 'match.setEntryUnreadable', text: '-', isLast: true } },
    { line: '9-5 7', fault: { code: 'match.setNotFinished', text: '9-5', isLast: false } },
    { line: '9 5 7 3', fault: { code: 'match.setAfterDecision', text: '3', isLast: true } },
    { line: '119 5', fault: { code: 'match.setPointsTooMany', text: '119', isLast: false } },
    { line: '9 5 7 r', fault: { code: 'match.alreadyDecided', text: '7', isLast: false } },
    { line: '9 w', fault: { code: 'match.walkoverAfterPoint', text: '9', isLast: false } },
  ])('$line', ({ line, fault }) => {
    expect(readLine(line, 5)).toMatchObject({ fault, result: undefined });
  });
});

test.each(['9 -5 7 -10 0', '-0 -9 -13', 'w', '-w', 'ww'])('%s is written as it was read', (line) => {
  const { result } = readLine(line, 5);
  const { outcome = 'played', sets, winner } = result ?? { sets: [] };
  expect(writeLine({ outcome, sets: [...sets], winner: winner ?? null }, 'a')).toBe(line);
});

test('the other side sees it the other way round', () => {
  expect(turned({ sets: [set(11, 9)], outcome: 'retired', winner: 'a' }, 'b')).toEqual({
    sets: [set(9, 11)],
    outcome: 'retired',
    winner: 'b',
  });
  expect(writeLine({ outcome: 'played', winner: 'a', sets: [set(11, 9), set(5, 11)] }, 'b')).toBe('-9 5');
});
