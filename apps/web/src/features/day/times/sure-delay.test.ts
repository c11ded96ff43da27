import { expect, test } from 'vitest';
import { sureDelay } from './sure-delay.ts';

const at = (time: string) => `2026-11-28T${time}:00Z`;
const between = (earliest: string, latest: string) => ({
  earliest: at(earliest),
  likely: at(earliest),
  latest: at(latest),
});

test.each([
  ['within the interval, on time', '20:30', between('20:05', '21:00'), 0],
  ['just before it, still on time', '20:01', between('20:05', '21:00'), 0],
  ['before it, surely late, in steps', '19:52', between('20:05', '21:00'), 10],
  ['after it, surely early', '21:40', between('20:05', '21:00'), -40],
])('of a day that was planned to end %s', (_, planned, end, minutes) => {
  expect(sureDelay(at(planned), end)).toBe(minutes);
});

test('a result that moves an interval by some minutes moves the delay by no more', () => {
  const delays = Array.from({ length: 60 }, (_, later) => {
    const end = new Date(Date.parse(at('19:30')) + later * 60_000).toISOString();
    return sureDelay(at('20:00'), { earliest: end, likely: end, latest: end });
  });
  const jumps = delays.slice(1).map((delay, before) => Math.abs(delay - (delays[before] ?? 0)));
  expect(Math.max(...jumps)).toBe(5);
});
