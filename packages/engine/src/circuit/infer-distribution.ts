import { itemAt } from '../item-at.ts';
import { exactDecay, nearDecay } from './decays-within.ts';
import { generatePoints } from './points.ts';
import type { PointsDistribution, PointsFormula } from './points.ts';

/** The formula a table of points was made with, or `custom` if none comes close. */
export type InferredDistribution = PointsFormula | { readonly type: 'custom'; readonly positions: number };

/** How far each position may be from the formula's: a tenth of its points. */
const tolerance = 0.1;

/** The largest relative distance between a formula's table and the points. */
const deviationOf = (formula: PointsFormula, points: readonly number[]): number => {
  const shares = generatePoints(formula).map(
    (row, index) => Math.abs(row.points - itemAt(points, index)) / row.points,
  );
  return Math.max(...shares);
};

type DecayFit = { readonly decay: number; readonly deviation: number };

const exponential = (points: readonly number[], decay: number): PointsFormula => ({
  type: 'exponential',
  positions: points.length,
  first: itemAt(points, 0),
  decay,
});

/** The decay whose table is nearest; the first of them in a tie. */
const nearestDecay = (points: readonly number[], decays: readonly number[]): DecayFit => {
  let best: DecayFit = { decay: Number.NaN, deviation: Infinity };
  for (const decay of decays) {
    const deviation = deviationOf(exponential(points, decay), points);
    if (deviation < best.deviation) best = { decay, deviation };
    if (deviation === 0) break;
  }
  return best;
};

/** The default decay of a new table, then all whole hundredths, as offered by the form. */
const hundredths: readonly number[] = [0.85, ...Array.from({ length: 101 }, (_, index) => index / 100)];

/**
 * The decay of the nearest exponential table, because on short or small tables rounding spoils the ratios of neighbours:
 * a whole hundredth, unless a finer one gives the very table or no hundredth comes near.
 */
const inferDecay = (points: readonly number[]): DecayFit => {
  const hundredth = nearestDecay(points, hundredths);
  if (hundredth.deviation === 0) return hundredth;
  const exact = exactDecay(points);
  if (exact === undefined && hundredth.deviation <= tolerance) return hundredth;
  const finer = exact ?? nearDecay(points, tolerance);
  return finer === undefined ? hundredth : nearestDecay(points, [finer]);
};

/**
 * Infers type and parameters of a table of points by fitting each formula, generating its table again and
 * comparing: the nearest one counts when every position is within 10 % of it, the exponential one when both
 * are as near (any table of one position, many of two).
 */
export const inferDistribution = (distribution: PointsDistribution): InferredDistribution => {
  const rows = distribution.toSorted((one, other) => one.position - other.position);
  const positions = rows.length;
  const points = rows.map((row) => row.points);
  const [first] = points;
  if (first === undefined || rows.some((row, index) => row.position !== index + 1)) {
    return { type: 'custom', positions };
  }
  const linear: PointsFormula = { type: 'linear', positions, first };
  const decay = inferDecay(points);
  const linearDeviation = deviationOf(linear, points);
  if (Math.min(decay.deviation, linearDeviation) > tolerance) return { type: 'custom', positions };
  return decay.deviation <= linearDeviation ? exponential(points, decay.decay) : linear;
};
