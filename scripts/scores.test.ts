import { describe, expect, test } from 'vitest';
import { playwrightScore, vitestScore } from './scores.ts';

describe('the score of Vitest', () => {
  const file = (status: string, ...statuses: string[]) => ({
    name: 'draw.test.ts',
    status,
    assertionResults: statuses.map((each, index) => ({ fullName: `case ${index + 1}`, status: each })),
  });

  test.each([
    ['all passed', [file('passed', 'passed', 'passed')], 0, 2, []],
    ['one failed', [file('failed', 'passed', 'failed')], 1, 1, ['case 2 (failed) in draw.test.ts']],
    ['one skipped', [file('passed', 'passed', 'skipped')], 0, 1, ['case 2 (skipped) in draw.test.ts']],
    ['a file that does not load', [file('failed')], 1, 0, ['draw.test.ts did not run to its end']],
    [
      'an error outside the tests',
      [file('passed', 'passed')],
      1,
      1,
      ['vitest ended with 1, though no test failed'],
    ],
  ])('with %s', (_, testResults, code, passed, failed) => {
    expect(vitestScore({ testResults }, code)).toEqual({ passed, failed });
  });
});

describe('the score of Playwright', () => {
  const spec = (title: string, status: string) => ({ title, file: 'open.spec.ts', tests: [{ status }] });

  test('counts journeys in nested groups; flaky and skipped ones have failed', () => {
    const inner = {
      title: 'inner',
      specs: [spec('b', 'flaky'), spec('c', 'skipped'), spec('d', 'expected')],
    };
    const suites = [{ title: 'outer', specs: [spec('a', 'expected')], suites: [inner] }];
    expect(playwrightScore({ suites, errors: [] }, 1)).toEqual({
      passed: 2,
      failed: ['b (flaky) in e2e/open.spec.ts', 'c (skipped) in e2e/open.spec.ts'],
    });
  });

  test('a server that does not start is a failure', () => {
    const report = { suites: [], errors: [{ message: 'no server\nat line 1' }] };
    expect(playwrightScore(report, 1)).toEqual({ passed: 0, failed: ['playwright: no server'] });
  });

  test('a run without journeys is a failure', () => {
    expect(playwrightScore({ suites: [], errors: [] }, 1).failed).toHaveLength(1);
  });
});
