import {
  countTypes,
  editionStates,
  gradeLimits,
  longestPeriod,
  rankingWindowTypes,
  type RankingWindow,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { description, newDescription } from './conventions/description.ts';
import { datesInOrder, email, line, plainDate, range, uuid } from './conventions/values.ts';
import { phone } from './accounts/phones.ts';

export const ageLimits = { min: 0, max: 120 } as const;

export const ratingLimits = { min: 0, max: 5000 } as const;
export const ageRange = range(ageLimits.min, ageLimits.max);
export const ratingRange = range(ratingLimits.min, ratingLimits.max);
/** Of the two ratings of a pair. */
export const ratingSumRange = range(ratingLimits.min, 2 * ratingLimits.max);

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const weight = z.number().check(z.gte(0), z.lte(100_000));

const periodAtMost = (unit: RankingWindow['type']) =>
  z.refine<RankingWindow>(({ type, period }) => type !== unit || period <= longestPeriod[unit], {
    path: ['period'],
    params: { rule: 'period.tooLong', max: longestPeriod[unit] },
  });

const grade = z.int().check(z.gte(gradeLimits.min), z.lte(gradeLimits.max));

/** The kinds of opens of an edition, such as regional ones, and how many results of each count at most. */
export const openGrades = z
  .array(z.object({ grade, name: line(40), most: z.nullable(z.int().check(z.gte(1), z.lte(100))) }))
  .check(
    z.maxLength(gradeLimits.max),
    z.refine((rows) => areDifferent(rows.map((row) => row.grade))),
  );

/** How many positions a table of points has at most, and the last of them: as many as the largest draw has lines. */
export const positionsAtMost = 512;

const position = z.int().check(z.gte(1));

const distributionOf = (positions: typeof position, points: typeof weight) =>
  z.array(z.object({ position: positions, points })).check(
    z.maxLength(positionsAtMost),
    z.refine((rows) => areDifferent(rows.map((row) => row.position))),
  );

/** How the opens of an edition award points, and which of them count. */
export const rankingSystem = z.object({
  pointsDistribution: distributionOf(position, weight),
  usePerformanceMetrics: z.boolean(),
  performanceMetricsWeight: z.object({ matchesWon: weight, gamesWon: weight, pointsBalance: weight }),
  bonusPointsForAttendance: weight,
  window: z
    .object({ type: z.enum(rankingWindowTypes), period: z.int().check(z.gte(1)) })
    .check(periodAtMost('days'), periodAtMost('tournaments')),
  grades: z._default(openGrades, []),
});
export type RankingSystem = z.infer<typeof rankingSystem>;

/** The same, as it is saved: each position of the table earns a point at least, and a draw can have it. */
const savedRankingSystem = z.extend(rankingSystem, {
  pointsDistribution: distributionOf(position.check(z.lte(positionsAtMost)), weight.check(z.gte(1))),
});

export const circuit = z.object({
  _id: uuid,
  name: z.string(),
  description,
  phones: z.array(phone),
  email: z.nullable(z.string()),
  count_type: z.enum(countTypes),
  count_best: z.nullable(z.int()),
  age_range: ageRange,
  rating_range: ratingRange,
  functional_diversity: z.boolean(),
  editions: z.int(),
  version: z.int(),
});
export type Circuit = z.infer<typeof circuit>;

export const editableCircuit = {
  name: line(120),
  description: newDescription.check(z.minLength(1)),
  phones: z.array(phone).check(z.maxLength(5)),
  email: z.nullable(email),
  count_type: z.enum(countTypes),
  count_best: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  age_range: ageRange,
  rating_range: ratingRange,
  functional_diversity: z.boolean(),
};

export const newCircuit = z.object({
  name: editableCircuit.name,
  description: editableCircuit.description,
  phones: z._default(editableCircuit.phones, []),
  email: z._default(editableCircuit.email, null),
  count_type: z._default(editableCircuit.count_type, 'all'),
  count_best: z._default(editableCircuit.count_best, null),
  age_range: z._default(ageRange, null),
  rating_range: z._default(ratingRange, null),
  functional_diversity: z._default(z.boolean(), false),
});

export const edition = z.object({
  _id: uuid,
  name: z.string(),
  /** The circuit, with the conditions of entry of its opens. */
  circuit: z.object({
    _id: uuid,
    name: z.string(),
    age_range: ageRange,
    rating_range: ratingRange,
    functional_diversity: z.boolean(),
  }),
  date_start: plainDate,
  date_end: plainDate,
  state: z.enum(editionStates),
  ranking_system: rankingSystem,
  opens: z.int(),
  version: z.int(),
});
export type Edition = z.infer<typeof edition>;

export const editableEdition = {
  name: line(120),
  date_start: plainDate,
  date_end: plainDate,
  ranking_system: savedRankingSystem,
};

/** What an edition is made of, for a form. */
export const editionBody = z.object(editableEdition).check(datesInOrder);
