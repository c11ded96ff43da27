import { isProblem, networkProblem } from '#lib/api/problem.ts';
import type { NewItem } from './item.ts';
import { markAttempted } from './attempted.ts';
import { enqueue, waitingOf } from './outbox.ts';
import { whatNext } from './what-next.ts';

/** A request this slow counts as offline. */
const patience = 10_000;

/**
 * Sends items of one order at once, as one request, so that the person who asked sees the answer; if this device is offline, or others of
 * their order wait already, they wait in the outbox under the same ids. Gives the answer, or null if they wait.
 * @throws the problem, if the server refuses.
 */
export async function sendOrQueue<Body, Answer>(
  items: readonly NewItem<Body>[],
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | null> {
  const order = items[0]?.order ?? '';
  if (waitingOf(order).length === 0) {
    const nothingLeft = markAttempted(items);
    try {
      return await send(AbortSignal.timeout(patience));
    } catch (failure) {
      if (!isOffline(failure)) throw failure;
      if (isProblem(failure, 'network')) nothingLeft();
    }
  }
  if (!enqueue(...items)) throw networkProblem();
  return null;
}

/** Whether nobody answered, or somebody in the server's place. */
const isOffline = (failure: unknown): boolean =>
  isProblem(failure) &&
  failure.status !== 401 &&
  failure.status !== 429 &&
  failure.status !== 500 &&
  whatNext(failure, 1) === 'again';
