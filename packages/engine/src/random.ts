import { itemAt } from './item-at.ts';
/** A source of randomness: each call returns the next number in [0, 1). */
export type Random = () => number;

/** The 32-bit FNV-1a hash of a text: the same seed gives the same draw on every machine. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

/**
 * A reproducible source of randomness from a recorded seed (mulberry32). Good enough for lots and shuffles,
 * where what matters is that anyone can repeat the draw; not for secrets.
 */
export const randomFrom = (seed: string): Random => randomFromHash(hash(seed));

/** The same from a seed that is a 32-bit number. */
export const randomFromHash = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A whole number from 0 to `below` − 1, all equally likely. */
export const randomInteger = (below: number, random: Random): number => Math.floor(random() * below);

/** A new list with the same items in random order (Fisher–Yates); the given list is unchanged. */
export const shuffle = <T>(items: readonly T[], random: Random): T[] => {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = randomInteger(last + 1, random);
    const moved = itemAt(shuffled, last);
    shuffled[last] = itemAt(shuffled, chosen);
    shuffled[chosen] = moved;
  }
  return shuffled;
};
