import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type StartedProgram = {
  child: ChildProcess;
  /** Its output so far, on both streams. */
  said(): string;
  /** Waits until its output matches, or fails with what it printed instead. */
  until(words: RegExp): Promise<RegExpMatchArray>;
  /** Its exit code and output, once it has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What `npm start` compiled once is read the next time, here too. */
const { NODE_COMPILE_CACHE } = process.env;
const compiled = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** Starts the whole program in a separate process, with only these settings. */
export function startProgram(settings: Record<string, string>): StartedProgram {
  const child = spawn(process.execPath, [main], {
    env: { PORT: '0', ...compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return {
    child,
    ended,
    said: () => words,
    async until(pattern) {
      for (;;) {
        const found = words.match(pattern);
        if (found !== null) return found;
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended, saying: ${words}`);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      }
    },
  };
}
