import type { OnProgress } from '#backup/file/progress.ts';
import { StartFailure } from '#platform/start-failure.ts';

const words = process.argv.slice(2);

/** The arguments of the command, and the folder in which it was typed: npm runs it in another one. */
export const given = {
  files: words.filter((word) => !word.startsWith('--')),
  flags: new Set(words.filter((word) => word.startsWith('--'))),
  folder: process.env['INIT_CWD'] ?? process.cwd(),
};

/** Runs a command to its end: an expected failure is one line, and any failure a code. */
export async function runCommand(outcome: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    // With the code that the work has set, if it did only a part.
    process.exit();
  } catch (error) {
    const line = error instanceof StartFailure ? error.message : String((error as Error).stack);
    clear();
    process.stderr.write(`${outcome}: ${line}\n`);
    process.exit(1);
  }
}

export const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const width = 30;
const every = 100;

/** Removes the bar, so that what is said next stands in a line of its own. */
const clear = () => void (process.stderr.isTTY && process.stderr.write('\r\u001B[K'));

/** A bar in the terminal; nothing where the output is a file. */
export function showProgress(what: string): { show: OnProgress; end: () => void } {
  let last = 0;
  const draw: OnProgress = ({ done, of }) => {
    const share = of === 0 ? 1 : done / of;
    const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '·');
    process.stderr.write(`\r${what} ${bar} ${Math.floor(share * 100)} % of ${of} rows`);
  };
  return {
    show: (progress) => {
      const now = performance.now();
      if (!process.stderr.isTTY || (now - last < every && progress.done < progress.of)) return;
      last = now;
      draw(progress);
    },
    end: clear,
  };
}
