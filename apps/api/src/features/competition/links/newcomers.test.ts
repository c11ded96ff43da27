import { expect, test } from 'vitest';
import { countNewcomers } from './newcomers.ts';

const start = new Date('2026-03-07T10:00:00Z').getTime();

/** Opens a link so many times; how many were let in. */
function given() {
  const newcomers = countNewcomers();
  return (times: number, network: string, { link = 'table 3', after = 0 } = {}) =>
    Array.from({ length: times }, () => newcomers.admits(link, network, new Date(start + after))).filter(
      Boolean,
    ).length;
}

test('a phone elsewhere does not use up what the hall has of a link, however often it comes', () => {
  const open = given();
  expect([open(100, 'outside'), open(29, 'hall'), open(5, 'hall')]).toEqual([30, 29, 1]);
});

test('each link has its own, and each minute', () => {
  const open = given();
  expect([open(40, 'hall'), open(40, 'hall', { link: 'table 4' })]).toEqual([30, 30]);
  expect([open(1, 'hall', { after: 59_999 }), open(40, 'hall', { after: 60_000 })]).toEqual([0, 30]);
});

test('many networks together have a limit too, and who is refused does not count for it', () => {
  const open = given();
  open(1000, 'outside');
  const admitted = Array.from({ length: 20 }, (_, index) => open(30, `network ${index}`));
  expect(admitted.reduce((sum, count) => sum + count, 30)).toBe(300);
});
