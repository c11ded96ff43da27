import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';
import { inTurns } from '#http/limits/turns.ts';
import { valueOf, type Answered } from './answered.ts';

/** The thread ends once it has had nothing to do for so many milliseconds. */
const idleTimeout = 10_000;

let made: Promise<Tinypool> | undefined;

/** One thread for all: a second one would take the processor that answers everybody else. Its code is loaded with the first file. */
async function makePool(): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({ minThreads: 0, maxThreads: 1, idleTimeout });
}

/** At most 16 pieces of work wait, two of an account. */
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
