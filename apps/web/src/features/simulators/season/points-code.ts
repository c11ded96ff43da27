import type { PointsFormula } from '@topspin/engine';
import { wholeIn, type Limits } from '#domain/numbers/whole-in.ts';

export const pointsLimits = {
  positions: { min: 1, max: 512 },
  first: { min: 1, max: 100_000 },
  /** In hundredths. */
  decay: { min: 0, max: 100 },
} as const satisfies Record<string, Limits>;

/** A table of points as addresses carry it: `e16-2000-85` falls by a factor of 0.85 from 2000 over 16 positions, `l16-2000` evenly. */
export const pointsCode = (formula: PointsFormula): string =>
  formula.type === 'linear'
    ? `l${formula.positions}-${formula.first}`
    : `e${formula.positions}-${formula.first}-${Math.round(formula.decay * 100)}`;

const shape = /^(?:l(\d+)-(\d+)|e(\d+)-(\d+)-(\d+))$/u;

/** The formula of a code; `undefined` for anything else. */
export function readPoints(code: unknown): PointsFormula | undefined {
  const found = typeof code === 'string' ? shape.exec(code) : null;
  if (found === null) return undefined;
  const [, ofLinear, firstOfLinear, ofExponential, firstOfExponential, hundredths] = found;
  const positions = wholeIn(Number(ofLinear ?? ofExponential), pointsLimits.positions);
  const first = wholeIn(Number(firstOfLinear ?? firstOfExponential), pointsLimits.first);
  if (positions === undefined || first === undefined) return undefined;
  if (hundredths === undefined) return { type: 'linear', positions, first };
  const decay = wholeIn(Number(hundredths), pointsLimits.decay);
  return decay === undefined ? undefined : { type: 'exponential', positions, first, decay: decay / 100 };
}
