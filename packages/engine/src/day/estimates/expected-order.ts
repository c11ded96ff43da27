import type { Interval } from './estimate.ts';
import type { WaitCode } from '../wait.ts';

type Waiting = { readonly waits: readonly { readonly code: WaitCode }[] };

/**
 * The order in which a queue is shown, everywhere: what can be called now in the order of the criteria, in which it is called, and then what
 * waits by the hour at which it is expected to begin, the criteria deciding within one minute. Whatever nobody knows the hour of, such as a
 * match that waits for somebody absent, comes last.
 */
export function inExpectedOrder<Row extends Waiting>(
  queue: readonly Row[],
  startOf: (row: Row) => Interval | undefined,
): readonly Row[] {
  const expected = new Map(queue.map((row) => [row, hourOf(row, startOf)]));
  const of = (row: Row): Hour => expected.get(row) ?? never;
  return queue.toSorted((one, other) => {
    const [first, second] = [of(one), of(other)];
    return compare(first.earliest, second.earliest) || compare(first.likely, second.likely);
  });
}

type Hour = Pick<Interval, 'earliest' | 'likely'>;

const now: Hour = { earliest: -Infinity, likely: -Infinity };
const never: Hour = { earliest: Infinity, likely: Infinity };

function hourOf<Row extends Waiting>(row: Row, startOf: (row: Row) => Interval | undefined): Hour {
  if (row.waits.length === 0) return now;
  return row.waits.some(({ code }) => code === 'absent') ? never : (startOf(row) ?? never);
}

/** Also of two that are infinite. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
