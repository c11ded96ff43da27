import { setTimeout as pause } from 'node:timers/promises';
import type { MatchEventOnWire } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import type { Caller } from '../client.ts';
import { logOf, points, send, toss } from '../given-log.ts';

export type Scorer = {
  /** The ids of the events that the server acknowledged. */
  readonly acknowledged: readonly string[];
  /** How often each answer came: a status with its error code, or why there was none. */
  readonly answers: ReadonlyMap<string, number>;
  /**
   * How many answers were none of the expected ones; by default, that the point was stored or should be sent
   * again.
   */
  faults(expected?: RegExp): number;
  /** The time of the slowest answer, in milliseconds. */
  slowest(): number;
  /** The longest that a point was sent again and again until it was acknowledged, in milliseconds. */
  silence(): number;
  stop(): Promise<void>;
};

const opposite = (side: Side): Side => (side === 'a' ? 'b' : 'a');

const set = (by: Side) => [
  ...Array.from({ length: 9 }, () => [...points(opposite(by), 1), ...points(by, 1)]).flat(),
  ...points(by, 2),
];

/** The longest match without deuce: seven sets of twenty points each. */
const longMatch = (): MatchEventOnWire[] =>
  logOf([toss, ...(['a', 'b', 'a', 'b', 'a', 'b', 'a'] as const).flatMap(set)]);

const tables = 4;
/** In milliseconds. */
const retryAfter = 100;
const patience = 60_000;

/**
 * Scores matches at four tables, at the given total of points per second. Each table behaves like a phone: it
 * sends the next event once the previous one is acknowledged, and retries the same one until then.
 */
export function startScoring(caller: () => Caller, matches: readonly string[], perSecond = 20): Scorer {
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  let slowest = 0;
  let silence = 0;
  const stopping = new AbortController();

  const send = async (match: string, event: MatchEventOnWire): Promise<boolean> => {
    const began = performance.now();
    const answer = await answerTo(caller(), match, event);
    slowest = Math.max(slowest, performance.now() - began);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    return answer === '200';
  };
  const score = async (match: string): Promise<void> => {
    for (const event of longMatch()) {
      const due = pause((tables * 1000) / perSecond);
      const began = performance.now();
      while (!stopping.signal.aborted && !(await send(match, event))) await pause(retryAfter);
      silence = Math.max(silence, performance.now() - began);
      if (stopping.signal.aborted) return;
      acknowledged.push(event.id);
      await due;
    }
  };
  const serve = async (table: number): Promise<void> => {
    for (const match of matches.filter((_, index) => index % tables === table)) await score(match);
  };
  const over = Promise.all(Array.from({ length: tables }, (_, table) => serve(table)));
  return {
    acknowledged,
    answers,
    slowest: () => Math.round(slowest),
    silence: () => Math.round(silence),
    faults: (expected = /^(?:200$|503 \w+\.)/u) =>
      [...answers].reduce((sum, [answer, times]) => sum + (expected.test(answer) ? 0 : times), 0),
    async stop() {
      stopping.abort();
      await over;
    },
  };
}

/** Waits until so many points more are acknowledged, for a minute at most. */
export async function pointsMore({ acknowledged }: Scorer, count: number): Promise<void> {
  const wanted = acknowledged.length + count;
  const began = performance.now();
  while (acknowledged.length < wanted) {
    if (performance.now() - began > patience) throw new Error('no more points were acknowledged');
    await pause(25);
  }
}

async function answerTo(caller: Caller, match: string, event: MatchEventOnWire): Promise<string> {
  try {
    const { status, body, failure } = await send(caller, match, [event]);
    if (status >= 400) return `${status} ${failure.code}`;
    return body.rejected === undefined ? '200' : '200 rejected';
  } catch (error) {
    return `none: ${error instanceof Error ? error.message : String(error)}`;
  }
}
