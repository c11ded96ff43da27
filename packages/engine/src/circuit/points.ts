/** The points that each final position of an open earns: position 1 is the champion. */
export type PositionPoints = { readonly position: number; readonly points: number };
export type PointsDistribution = readonly PositionPoints[];

export const distributionTypes = ['exponential', 'linear'] as const;
export type DistributionType = (typeof distributionTypes)[number];

/** A formula for a table of points. `decay` (0 to 1) is for the exponential one. */
export type PointsFormula =
  | {
      readonly type: 'exponential';
      readonly positions: number;
      readonly first: number;
      readonly decay: number;
    }
  | { readonly type: 'linear'; readonly positions: number; readonly first: number };

export const defaultPointsFormula = {
  type: 'exponential',
  positions: 4,
  first: 2000,
  decay: 0.85,
} as const satisfies PointsFormula;

const unrounded = (formula: PointsFormula, position: number): number => {
  switch (formula.type) {
    case 'exponential':
      return formula.first * formula.decay ** (position - 1);
    case 'linear':
      return formula.first * (1 - (position - 1) / formula.positions);
  }
};

/** The table of points of a formula: whole numbers of at least one. */
export const generatePoints = (formula: PointsFormula): PointsDistribution =>
  Array.from({ length: formula.positions }, (_, index) => ({
    position: index + 1,
    points: Math.max(1, Math.round(unrounded(formula, index + 1))),
  }));
