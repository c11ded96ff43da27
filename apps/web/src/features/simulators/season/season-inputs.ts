import { playersLimits } from '@topspin/contract';
import {
  defaultPointsFormula,
  defaultRatingSettings,
  generatePoints,
  type OpenFormat,
  type PointsFormula,
  type Season,
} from '@topspin/engine';
import { formatCode, readFormat } from '#domain/formats/format-code.ts';
import { numbersIn } from '#domain/numbers/whole-in.ts';
import { pointsCode, readPoints } from './points-code.ts';

/** A season to simulate under two tables of points. */
export type SeasonInputs = {
  readonly players: number;
  /** The rating of the best minus that of the last. */
  readonly spread: number;
  readonly opens: number;
  /** How many in a hundred come to an open. */
  readonly attendance: number;
  /** How many results count; 0 for all. */
  readonly best: number;
  readonly runs: number;
  readonly format: OpenFormat;
  readonly a: PointsFormula;
  readonly b: PointsFormula;
};

export const seasonLimits = {
  players: { min: playersLimits.min, max: 128 },
  spread: { min: 0, max: 3000 },
  opens: { min: 1, max: 30 },
  attendance: { min: 1, max: 100 },
  best: { min: 0, max: 30 },
  runs: { min: 100, max: 20_000 },
} as const;

const firstInputs: SeasonInputs = {
  players: 24,
  spread: 600,
  opens: 8,
  attendance: 80,
  best: 0,
  runs: 2000,
  format: { groups: { size: 4, qualifiers: 2, bestOf: 5 }, knockout: { bestOf: 5, thirdPlace: false } },
  a: { ...defaultPointsFormula, positions: 16 },
  b: { type: 'linear', positions: 16, first: 2000 },
};

/** The inputs of an address; what makes no sense has its default. */
export const readSeason = (search: Readonly<Record<string, unknown>>): SeasonInputs => ({
  ...numbersIn(search, seasonLimits, firstInputs),
  format: readFormat(search['format']) ?? firstInputs.format,
  a: readPoints(search['a']) ?? firstInputs.a,
  b: readPoints(search['b']) ?? firstInputs.b,
});

/** The address of inputs: all of them, so that a shared link does not depend on our defaults. */
export const seasonAddress = ({ format, a, b, ...numbers }: SeasonInputs) => ({
  ...numbers,
  format: formatCode(format),
  a: pointsCode(a),
  b: pointsCode(b),
});

/** The rating in the middle of all players: only differences count. */
const middle = 1500;

/** The season to simulate under one of the two tables. */
export function seasonOf(inputs: SeasonInputs, points: PointsFormula): Season {
  const { players, spread, opens, attendance, best, format } = inputs;
  return {
    players: Array.from({ length: players }, (_, index) => ({
      player: `player ${index + 1}`,
      rating: Math.round(middle + spread / 2 - (spread * index) / (players - 1)),
      rated: true,
    })),
    opens: Array.from({ length: opens }, () => format),
    attendance: attendance / 100,
    system: {
      pointsDistribution: generatePoints(points),
      usePerformanceMetrics: false,
      performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
      bonusPointsForAttendance: 0,
      window: { type: 'tournaments', period: opens },
      grades: [],
    },
    count: best === 0 ? { type: 'all' } : { type: 'best', results: best },
    settings: defaultRatingSettings,
  };
}
