import { BoundedMap } from '#http/request/bounded-map.ts';

/** How often a statement is seen before it is prepared, and how many are: each connection keeps all their plans. */
const often = 5;
const preparedAtMost = 64;

type Name = { readonly name: string; lastUse: number };

const fixed = new Map<string, string>();
const liked = new Map<string, Name>();
const met = new BoundedMap<string, number>(500);
let uses = 0;
let given = 0;

/** Names are never reused: connections hold the text prepared under each. */
const newName = (): string => `statement ${(given += 1)}`;

/** The name under which connections prepare a statement; undefined if it is not prepared. */
export const nameOfStatement = (text: string): string | undefined => fixed.get(text) ?? liked.get(text)?.name;

/** Marks a statement to be prepared from now on. */
export function prepareAlways(text: string): void {
  if (!fixed.has(text)) fixed.set(text, newName());
}

/**
 * Counts a use of a statement, and prepares it once it is frequent; it replaces the least recently used one, so that
 * unusual queries are dropped again.
 */
export function countUse(text: string): void {
  uses += 1;
  const known = liked.get(text);
  if (known) known.lastUse = uses;
  else if (isMetOften(text)) like(text);
}

function isMetOften(text: string): boolean {
  const times = (met.get(text) ?? 0) + 1;
  if (times < often) met.set(text, times);
  else met.delete(text);
  return times >= often;
}

function like(text: string): void {
  if (liked.size >= preparedAtMost) liked.delete(longestUnused());
  liked.set(text, { name: newName(), lastUse: uses });
}

function longestUnused(): string {
  let found = '';
  let first = Infinity;
  for (const [text, { lastUse }] of liked) {
    if (lastUse < first) [found, first] = [text, lastUse];
  }
  return found;
}
