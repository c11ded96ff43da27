import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebWhenStale } from './build-web.ts';
import { environment, root, runProgram } from './programs.ts';
import {
  playwrightScore,
  vitestScore,
  type PlaywrightReport,
  type Score,
  type VitestReport,
} from './scores.ts';

export type Step = { name: string; run: () => Promise<Score> };

/** A check that counts as one test: it passes if its program exits with 0. */
const check = (name: string, file: string, ...args: string[]): Step => ({
  name,
  run: async () => scoreOf(name, (await runProgram(file, args, { env: lintsWhereChecked() })) === 0),
});

/**
 * Each file is linted by the type checker that has checked it. By default any of them lints it, and works out its types once more:
 * a quarter more work.
 */
const lintsWhereChecked = (): NodeJS.ProcessEnv => ({
  OXLINT_TSGOLINT_CHECKER_SCHEDULING: 'stealing',
  ...environment(),
});

const scoreOf = (name: string, passed: boolean): Score =>
  passed ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };

export const staticChecks: Step[] = [
  check('formatting (oxfmt)', 'oxfmt', '--check', '.'),
  // Its rules need the types anyway: `tsc` would check them all a second time.
  check('lint, boundaries and types (oxlint)', 'oxlint', '--deny-warnings', '--type-check'),
  check('nothing unused (knip)', 'knip'),
];

export const tests: Step[] = [
  vitestStep('unit and API tests (vitest)'),
  {
    name: 'build of the web (vite)',
    run: async () => scoreOf('build of the web (vite)', await buildWebWhenStale()),
  },
  { name: 'journeys in a browser (playwright)', run: runPlaywright },
  check('cost of requests, and weight of home', 'node', 'bench/src/cost/check.ts'),
];

/** Runs steps one after the other, prints each with its duration, and adds their scores. */
export async function runSteps(steps: Step[]): Promise<Score> {
  const total: Score = { passed: 0, failed: [] };
  for (const { name, run } of steps) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const score = await run().catch((error: unknown) => ({
      passed: 0,
      failed: [`${name}: ${String(error)}`],
    }));
    console.log(`   ${((performance.now() - began) / 1000).toFixed(1)} s`);
    total.passed += score.passed;
    total.failed.push(...score.failed);
  }
  return total;
}

/** By default Vitest leaves a processor free for interactive work: of two, that is half. */
const everyProcessor = '--maxWorkers=100%';

/** Runs Vitest, with arguments to select a part. */
export function vitestStep(name: string, ...more: string[]): Step {
  return {
    name,
    async run() {
      const report = freshReport('vitest.json');
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const code = await runProgram('vitest', ['run', everyProcessor, ...reporters, ...more]);
      return vitestScore(JSON.parse(readFileSync(report, 'utf8')) as VitestReport, code);
    },
  };
}

async function runPlaywright(): Promise<Score> {
  const report = freshReport('playwright.json');
  const env = { ...environment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'line,json'];
  const code = await runProgram('playwright', args, { env });
  return playwrightScore(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport, code);
}

/** The report of an earlier run must not be mistaken for this one's. */
function freshReport(name: string): string {
  const file = join(root, '.cache', name);
  rmSync(file, { force: true });
  return file;
}
