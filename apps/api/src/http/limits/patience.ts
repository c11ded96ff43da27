/** Those who wait already. */
export type Ahead = {
  readonly count: number;
  /** For how long the first of them has waited, in milliseconds. */
  readonly age: number;
  /** How many have had their turn since that one came. */
  readonly started: number;
};

/** How long one may wait, in milliseconds, and how many may wait however long it takes: they are soon done once it goes on. */
export type Patience = { readonly patience: number; readonly few: number };

/** In milliseconds: while the first has not waited for this long, it may be a burst that is soon over. */
const standing = 100;

/** From so many on it is known how fast it goes. */
const pace = 8;

/** How long one more would wait, in milliseconds, at the pace of those who had their turn since the first came. */
export const waitBehind = ({ count, age, started }: Ahead): number =>
  // Otherwise it is known only that it takes at least as long.
  started < pace ? age : (count * age) / started;

/** Whether one more would wait for too long. */
export const isTooLate = (ahead: Ahead, { patience, few }: Patience): boolean =>
  ahead.count > few && ahead.age > standing && waitBehind(ahead) > patience;
