/** A match between others, and its winner. */
export type Win = { readonly winner: string; readonly loser: string };
/** Results that must all happen. */
export type Way = readonly Win[];

const keyOf = ({ winner, loser }: Win): string => `${winner} ${loser}`;
const isTurned = (one: Win, other: Win): boolean => one.winner === other.loser && one.loser === other.winner;
const has = (way: Way, win: Win): boolean => way.some((other) => keyOf(other) === keyOf(win));

/** Merges two ways that differ only in the winner of one match, since that match does not matter. */
function without(one: Way, other: Way): Way | undefined {
  if (one.length !== other.length) return undefined;
  const different = one.filter((win) => !has(other, win));
  const [only] = different;
  if (different.length !== 1 || only === undefined) return undefined;
  return other.some((win) => isTurned(win, only)) ? one.filter((win) => win !== only) : undefined;
}

const distinct = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((way) => [way.map(keyOf).toSorted().join(), way])).values(),
];

/** Simplifies ways: matches that make no difference are left out. */
export function simplified(ways: readonly Way[]): readonly Way[] {
  const shorter = ways.flatMap((one) =>
    ways.map((other) => without(one, other)).filter((way) => way !== undefined),
  );
  if (shorter.length === 0) return ways;
  const whole = ways.filter((one) => ways.every((other) => without(one, other) === undefined));
  return simplified(distinct([...whole, ...shorter]));
}

const atMost = 3;

/** Whether one sentence can express them: a single way, or a few single matches. */
export const isSayable = (ways: readonly Way[]): boolean =>
  ways.length === 1 || (ways.length <= atMost && ways.every((way) => way.length === 1));
