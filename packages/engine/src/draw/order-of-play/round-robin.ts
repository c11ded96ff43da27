/** Two places of a group, from 0. */
export type Pair = readonly [number, number];

/**
 * The rounds of a round robin by the circle method: everybody once in a round (with an odd number one rests),
 * every two meet once, and the first two of the group in the last round. Takes the number of players.
 */
export const circleRounds = (players: number): readonly (readonly Pair[])[] => {
  const even = players + (players % 2);
  const turning = even - 1;
  return Array.from({ length: turning }, (_, round) => {
    const opponent = turning - 1 - round;
    const pairs: Pair[] = [[0, opponent + 1]];
    for (let step = 1; step < even / 2; step += 1) {
      const one = ((opponent + step) % turning) + 1;
      const other = ((opponent - step + turning) % turning) + 1;
      pairs.push([Math.min(one, other), Math.max(one, other)]);
    }
    return pairs.filter(([, other]) => other < players);
  });
};
