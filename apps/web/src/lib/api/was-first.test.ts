import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { isAlreadyThere, isDrawnMeanwhile } from './was-first.ts';

const open = 'open.transitionNotAllowed';
const phase = 'phase.transitionNotAllowed';

test.each([
  { code: open, from: 'active', to: 'active', there: true, drawn: false },
  { code: open, from: 'canceled', to: 'active', there: false, drawn: false },
  { code: phase, from: 'groups', to: 'groups', there: true, drawn: true },
  { code: phase, from: 'matches', to: 'groups', there: false, drawn: true },
  { code: phase, from: 'matches', to: 'created', there: false, drawn: false },
] as const)('$code from $from to $to', ({ code, from, to, there, drawn }) => {
  const problem = new Problem(code, 409, {
    code,
    message: 'No.',
    errors: { message: 'No.' },
    requestId: 'r',
    details: { from, to },
  });
  expect(isAlreadyThere(problem)).toBe(there);
  expect(isDrawnMeanwhile(problem)).toBe(drawn);
});

test('another error is nobody else’s step', () => {
  expect(isAlreadyThere(new Problem('network', 0, null))).toBe(false);
  expect(isDrawnMeanwhile(new Problem('network', 0, null))).toBe(false);
});
