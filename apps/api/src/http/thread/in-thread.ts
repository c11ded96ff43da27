import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';
import { inTurns } from '#http/limits/turns.ts';
import { valueOf, type Answered } from './answered.ts';

/** It ends when nobody has needed it for so long, in milliseconds. */
const idleTimeout = 10_000;

let made: Promise<Tinypool> | undefined;

/** One thread for all: a second one would take the processor that answers everybody else. Its code is loaded with the first file. */
async function makePool(): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({ minThreads: 0, maxThreads: 1, idleTimeout });
}

/** Whoever sends file after file waits for their own. */
const inTurn = inTurns({ most: 16, mostOfOne: 2 });

type ThreadWork<Input> = {
  readonly input: Input;
  /** The account that asks. */
  readonly by: string;
  /** When the caller hangs up before their turn. */
  readonly gone: AbortSignal;
};

/**
 * Does the work of a module's `run`, which takes `input` and gives `answered(…)`, beside what answers everybody: for what
 * takes a second of a processor. One by one, and refused with `server.overloaded` where too much waits.
 */
export function inThread<Input, Value>(module: URL, { input, by, gone }: ThreadWork<Input>): Promise<Value> {
  const filename = fileURLToPath(module);
  return inTurn({
    by,
    gone,
    work: async () => {
      made ??= makePool();
      const pool = await made;
      const answer: Answered<Value> = await pool.run(input, { filename, name: 'run' });
      return valueOf(answer);
    },
  });
}
