import { leastRecent } from '#http/cache/least-recent.ts';

/** How often a statement is seen before it is prepared, and how many are: each connection keeps all their plans. */
const often = 5;
const preparedAtMost = 64;

const fixed = new Map<string, string>();
const liked = leastRecent<string>(preparedAtMost);
const met = leastRecent<number>(500);
let given = 0;

/** Names are never reused: connections hold the text prepared under each. */
const newName = (): string => `statement ${(given += 1)}`;

/** The name under which connections prepare a statement; undefined if it is not prepared. */
export const nameOfStatement = (text: string): string | undefined => fixed.get(text) ?? liked.get(text);

/** Marks a statement to be prepared from now on. */
export function prepareAlways(text: string): void {
  if (!fixed.has(text)) fixed.set(text, newName());
}

/**
 * Counts a use of a statement, and prepares it once it is frequent; it replaces the least recently used one, so that
 * unusual queries are dropped again.
 */
export function countUse(text: string): void {
  if (liked.get(text) !== undefined) return;
  const times = (met.get(text) ?? 0) + 1;
  if (times < often) return met.put(text, times);
  met.drop(text);
  liked.put(text, newName());
}
