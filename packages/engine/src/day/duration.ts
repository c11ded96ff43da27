import { itemAt } from '../item-at.ts';
import type { Random } from '../random.ts';

/**
 * The minutes from the first serve to the last point by the number of sets, at the pace of professionals: medians, and the standard
 * deviation of their logarithm. Three to five sets are measured (10 to 90 %: 17.5–26.7, 26.3–39.2, 36.0–51.1), the others follow them.
 */
const medians = [0, 7.4, 15, 22.6, 32.8, 42.1, 52, 62, 72, 82] as const;
const spreads = [0, 0.17, 0.17, 0.165, 0.156, 0.137, 0.135, 0.13, 0.13, 0.13] as const;

export const medianMinutes = (sets: number): number => itemAt(medians, sets);

export const spreadOf = (sets: number): number => itemAt(spreads, sets);

/** A number with the standard normal distribution. */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The chance that a standard normal number is above this one (Abramowitz and Stegun 26.2.17: to 7.5e-8). */
export function chanceAbove(value: number): number {
  if (value < 0) return 1 - chanceAbove(-value);
  const t = 1 / (1 + 0.2316419 * value);
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
