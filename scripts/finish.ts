import type { Score } from './scores.ts';

/** Prints what failed and, as the very last line, how many passed and failed. */
export function finish({ passed, failed }: Score): void {
  console.log(failed.length === 0 ? '' : `\nFailed:\n${failed.map((name) => `  ✗ ${name}`).join('\n')}\n`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
