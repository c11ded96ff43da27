/**
 * An interval of decays from `least` to just under `below` that keep a table near its points; empty if the
 * bounds cross.
 */
type Decays = { readonly least: number; readonly below: number };

/**
 * The decays whose table, starting from points[0], differs from the points by at most this relative tolerance
 * at every position (0 for an exact match). Each position allows an interval of decays, since its points are
 * rounded to whole numbers.
 */
const decaysWithin = (share: number, points: readonly number[]): Decays => {
  const [first = 1, ...others] = points;
  let least = 0;
  let below = 1;
  for (const [index, own] of others.entries()) {
    const lowest = Math.ceil(own / (1 + share));
    const highest = Math.floor(own / (1 - share));
    const root = 1 / (index + 1);
    // Every position has at least one point, whatever the decay.
    if (lowest > 1) least = Math.max(least, ((lowest - 0.5) / first) ** root);
    below = Math.min(below, ((highest + 0.5) / first) ** root);
  }
  return { least, below };
};

const mostDecimals = 15;

/** The decay with the fewest decimals in an interval, if any: the one the author of a table most likely typed. */
const roundest = ({ least, below }: Decays): number | undefined => {
  const middle = (least + below) / 2;
  for (let decimals = 2; decimals <= mostDecimals; decimals += 1) {
    const scale = 10 ** decimals;
    const decay = Math.round(middle * scale) / scale;
    if (decay >= least && decay < below) return decay;
  }
  return undefined;
};

/** The roundest decay that gives exactly these points, if there is one. */
export const exactDecay = (points: readonly number[]): number | undefined =>
  roundest(decaysWithin(0, points));

/** The roundest decay within a tolerance whose table is nearest to the points, in whole hundredths. */
export const nearDecay = (points: readonly number[], within: number): number | undefined => {
  for (let hundredths = 1; hundredths <= within * 100; hundredths += 1) {
    const decay = roundest(decaysWithin(hundredths / 100, points));
    if (decay !== undefined) return decay;
  }
  return undefined;
};
