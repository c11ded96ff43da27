import { editionBody, positionsAtMost, type Edition, type RankingSystem } from '@topspin/contract';
import {
  defaultPointsFormula,
  distributionTypes,
  generatePoints,
  inferDistribution,
  type PointsDistribution,
} from '@topspin/engine';
import { z } from 'zod/mini';

export const formulaTypes = [...distributionTypes, 'custom'] as const;

/** What a table of points was made with; `custom` is written by hand. */
export const formula = z.object({
  type: z.enum(formulaTypes),
  positions: z.int().check(z.gte(1), z.lte(positionsAtMost)),
  first: z.int().check(z.gte(1), z.lte(100_000)),
  decay: z.number().check(z.gte(0), z.lte(1)),
});
export type Formula = z.infer<typeof formula>;

/** An edition, and the formula of its points, which only the form knows. */
export const editionSchema = z.intersection(editionBody, z.object({ formula }));
export type EditionValues = z.input<typeof editionSchema>;
export type ParsedEdition = z.output<typeof editionSchema>;

/** What the API takes: the formula is the form's alone. */
export const bodyOf = ({ name, date_start, date_end, ranking_system }: ParsedEdition) => ({
  name,
  date_start,
  date_end,
  ranking_system,
});

/** The formula of a table: its type and parameters are inferred. */
export function formulaOf(distribution: PointsDistribution): Formula {
  const found = inferDistribution(distribution);
  const { decay } = defaultPointsFormula;
  const positions = Math.max(1, found.positions);
  if (found.type === 'custom') {
    const first = distribution.find(({ position }) => position === 1)?.points ?? defaultPointsFormula.first;
    return { type: 'custom', positions, first: atLeastOne(first), decay };
  }
  const parameters = { type: found.type, positions, first: atLeastOne(found.first) };
  return { ...parameters, decay: found.type === 'exponential' ? found.decay : decay };
}

const atLeastOne = (points: number): number => Math.max(1, Math.round(points));

/** The table of a formula; one by hand keeps its rows, and further positions earn what the last one does. */
export function tableOf({ type, ...parameters }: Formula, rows: PointsDistribution): PointsDistribution {
  switch (type) {
    case 'exponential':
    case 'linear':
      return generatePoints({ type, ...parameters });
    case 'custom': {
      const last = rows.at(-1) ?? { position: 0, points: parameters.first };
      const more = Array.from({ length: Math.max(0, parameters.positions - rows.length) }, (_, index) => ({
        position: last.position + index + 1,
        points: last.points,
      }));
      return [...rows.slice(0, parameters.positions), ...more];
    }
  }
}

/** The system of the specification's defaults. */
export const defaultSystem: RankingSystem = {
  pointsDistribution: [...generatePoints(defaultPointsFormula)],
  usePerformanceMetrics: false,
  performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
  bonusPointsForAttendance: 0,
  window: { type: 'days', period: 365 },
  grades: [],
};

/** The values of an existing edition. */
export const valuesOf = ({ name, date_start, date_end, ranking_system }: Edition): EditionValues => ({
  name,
  date_start,
  date_end,
  ranking_system,
  formula: formulaOf(ranking_system.pointsDistribution),
});

/** A new edition: the year after the last one, which paid the same; the defaults where it is the first. */
export function newEdition(last: Edition | undefined): EditionValues {
  const ranking_system = last?.ranking_system ?? defaultSystem;
  return {
    name: '',
    date_start: last ? later(last.date_end, { days: 1 }) : '',
    date_end: last ? later(last.date_end, { years: 1 }) : '',
    ranking_system,
    formula: formulaOf(ranking_system.pointsDistribution),
  };
}

function later(date: string, { days = 0, years = 0 }: { days?: number; years?: number }): string {
  const moved = new Date(`${date}T00:00Z`);
  const day = moved.getUTCDate();
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  // A season that ends on 29 February ends on the 28th the next year.
  if (moved.getUTCDate() !== day) moved.setUTCDate(0);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
