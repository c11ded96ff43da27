import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { inTurns } from '#http/limits/turns.ts';
import { valueOf, type Answered } from './answered.ts';

/** It ends when nobody has needed it for so long, in milliseconds. */
const idleTimeout = 10_000;

/** One for all: a second one would take the processor that answers everybody else. */
const pool = new Tinypool({ minThreads: 0, maxThreads: 1, idleTimeout });

/** Whoever sends file after file waits for their own. */
const inTurn = inTurns({ most: 16, mostOfOne: 2 });

type Asked<Input> = {
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
export function inThread<Input, Value>(module: URL, { input, by, gone }: Asked<Input>): Promise<Value> {
  const filename = fileURLToPath(module);
  return inTurn({
    by,
    gone,
    work: async () => {
      const answer: Answered<Value> = await pool.run(input, { filename, name: 'run' });
      return valueOf(answer);
    },
  });
}
