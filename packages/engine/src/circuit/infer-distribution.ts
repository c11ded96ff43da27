import { generatePoints } from './points.ts';
import type { PointsDistribution, PointsFormula } from './points.ts';

/** The formula that a table of points was made with, or `custom` when no formula comes near it. */
export type InferredDistribution = PointsFormula | { readonly type: 'custom'; readonly positions: number };

/** How far each position may be from the formula's: a tenth of its points. */
const tolerance = 0.1;

type Fit = { readonly formula: PointsFormula; readonly deviation: number };

/** Generates a formula's table again and takes its worst distance from the points, as a share of its own. */
const fit = (formula: PointsFormula, points: readonly number[]): Fit => {
  const shares = generatePoints(formula).map(
    (row, index) => Math.abs(row.points - (points[index] as number)) / row.points,
  );
  return { formula, deviation: Math.max(...shares) };
};

/** The fit with the least deviation; the first of them where several are as near. */
const nearest = (fits: readonly [Fit, ...Fit[]]): Fit =>
  fits.reduce((best, next) => (next.deviation < best.deviation ? next : best));

const exponential = (points: readonly number[], decay: number): Fit =>
  fit({ type: 'exponential', positions: points.length, first: points[0] as number, decay }, points);

/** Decays around one, nearest first: ten steps to each side, within 0 and 1. */
const decaysAround = (decay: number, step: number): readonly number[] =>
  Array.from({ length: 10 }, (_, index) => index + 1)
    .flatMap((steps) => [decay - steps * step, decay + steps * step])
    .filter((near) => near >= 0 && near <= 1);

/** The nearest decay, looked for ten and a hundred times as finely around a hundredth. */
const finer = (points: readonly number[], hundredth: Fit): Fit =>
  [0.001, 0.0001].reduce((best, step) => {
    if (best.formula.type !== 'exponential') return best;
    const decays = decaysAround(best.formula.decay, step);
    return nearest([best, ...decays.map((decay) => exponential(points, decay))]);
  }, hundredth);

/**
 * The nearest exponential table, by search, because on short or small tables rounding spoils the ratios of
 * neighbours. Whole hundredths, as the form has them, beginning with the decay of a new table; a finer decay
 * only when it gives the very table, or no hundredth comes near.
 */
const nearestExponential = (points: readonly number[]): Fit => {
  const hundredths = Array.from({ length: 101 }, (_, index) => exponential(points, index / 100));
  const hundredth = nearest([exponential(points, 0.85), ...hundredths]);
  if (hundredth.deviation === 0) return hundredth;
  const fine = finer(points, hundredth);
  return fine.deviation === 0 || hundredth.deviation > tolerance ? fine : hundredth;
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
  const linear = fit({ type: 'linear', positions, first }, points);
  const { formula, deviation } = nearest([nearestExponential(points), linear]);
  return deviation <= tolerance ? formula : { type: 'custom', positions };
};
