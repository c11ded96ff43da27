import { expect, test } from 'vitest';
import { needsGuardian } from './guardian.ts';

test.each([
  { birth: '2012-11-21', day: '2026-11-20', needed: true },
  { birth: '2012-11-20', day: '2026-11-20', needed: false },
  { birth: '1990-01-01', day: '2026-11-20', needed: false },
  { birth: '2026-11-21', day: '2026-11-20', needed: false },
  { birth: null, day: '2026-11-20', needed: false },
  { birth: '2010-11-21', day: '2026-11-20', age: 16, needed: true },
  { birth: '2010-11-20', day: '2026-11-20', age: 16, needed: false },
])('born $birth, on $day a guardian is needed: $needed', ({ birth, day, age = 14, needed }) => {
  expect(needsGuardian(birth, day, age)).toBe(needed);
});
