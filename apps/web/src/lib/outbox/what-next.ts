import { isProblem } from '#lib/api/problem.ts';

/** What becomes of items whose sending failed. */
export type Next = 'again' | 'refused';

/** What becomes of a failure, by its status; other errors of the 4xx range are final, those of the 5xx range pass. */
const byStatus: Readonly<Record<number, Next>> = {
  // No answer at all.
  0: 'again',
  // The session has been renewed meanwhile, or has ended: then nothing is sent before the next login.
  401: 'again',
  408: 'again',
  425: 'again',
  429: 'again',
};

/** A bug of the server (500) may concern just this item: after so many tries it no longer holds up the rest. */
const triesOfABug = 8;

/** What follows from a failure, after so many tries in a row. */
export function whatNext(failure: unknown, tries: number): Next {
  if (!isProblem(failure) || failure.status === 500) return tries < triesOfABug ? 'again' : 'refused';
  return byStatus[failure.status] ?? (failure.status > 500 ? 'again' : 'refused');
}

const shortest = 2000;
const longest = 10_000;

/** How long to wait before the next try, in ms: what the server asked for, or longer each time, and never all phones of a hall at once. */
export function delayBefore(failure: unknown, tries: number, random: number): number {
  const asked = isProblem(failure) ? failure.retryAfter : null;
  if (asked !== null) return asked + random * 1000;
  return Math.min(longest, shortest * 1.5 ** (tries - 1)) * (0.75 + random / 2);
}
