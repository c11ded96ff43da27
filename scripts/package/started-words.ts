import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs, and what it says. */
export type StartedWords = {
  /** Waits until its output matches, or fails with what it printed instead. */
  until(words: RegExp): Promise<RegExpMatchArray>;
  /** Waits for its end, which has to be a good one, and gives its output. */
  ended(): Promise<string>;
  /** Ends it as Ctrl-C in a terminal does. */
  stop(): Promise<void>;
};

/** Starts a program in a group of its own, as a shell does. */
export function startWords(file: string, args: readonly string[], options: SpawnOptions): StartedWords {
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = [child.stdout, child.stderr];
  let said = '';
  for (const stream of [out, err]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = once(child, 'close');
  const told = () => `${file} ${args.join(' ')} said:\n${said}`;
  return {
    async until(words) {
      for (;;) {
        const found = said.match(words);
        if (found) return found;
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(told());
        await Promise.race([...[out, err].flatMap((stream) => (stream ? [once(stream, 'data')] : [])), end]);
      }
    },
    async ended() {
      const [code] = await end;
      if (code !== 0) throw new Error(told());
      return said;
    },
    async stop() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await end;
    },
  };
}
