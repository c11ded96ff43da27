/** Those who wait already. */
export type Ahead = {
  readonly count: number;
  /** For how long the first of them has waited, in milliseconds. */
  readonly age: number;
  /** How many have had their turn since that one came. */
  readonly started: number;
};

/** In milliseconds: while the first has not waited for this long, it may be a burst that is soon over. */
const standing = 100;

/** How long one more would wait, in milliseconds, at the pace of those who had their turn since the first came. */
export const waitBehind = ({ count, age, started }: Ahead): number =>
  // Nothing moves: it is known only that it takes at least as long.
  started === 0 ? age : (count * age) / started;

/** Whether one more would wait for too long. */
export const isTooLate = (ahead: Ahead, patience: number): boolean =>
  ahead.age > standing && waitBehind(ahead) > patience;
