import { playersLimits } from '@topspin/contract';
import type { OpenFormat } from '@topspin/engine';
import { formatCode, readFormat } from '#domain/formats/format-code.ts';
import { numbersIn } from '#domain/numbers/whole-in.ts';

export const planLimits = {
  players: playersLimits,
  tables: { min: 1, max: 100 },
  spread: { min: 0, max: 3000 },
} as const;

/** What the planner compares: two formats for the same players and tables. */
export type PlanInputs = {
  readonly players: number;
  readonly tables: number;
  readonly spread: number;
  readonly a: OpenFormat;
  readonly b: OpenFormat;
};

const firstInputs: PlanInputs = {
  players: 24,
  tables: 6,
  spread: 600,
  a: { groups: { size: 4, qualifiers: 2, bestOf: 5 }, knockout: { bestOf: 5, thirdPlace: false } },
  b: { groups: { size: 3, qualifiers: 2, bestOf: 5 }, knockout: { bestOf: 5, thirdPlace: false } },
};

/** The inputs of an address; what makes no sense has its default. */
export const readPlan = (search: Readonly<Record<string, unknown>>): PlanInputs => ({
  ...numbersIn(search, planLimits, firstInputs),
  a: readFormat(search['a']) ?? firstInputs.a,
  b: readFormat(search['b']) ?? firstInputs.b,
});

/** The address of inputs: all of them, so that a shared link does not depend on our defaults. */
export const planAddress = ({ a, b, ...numbers }: PlanInputs) => ({
  ...numbers,
  a: formatCode(a),
  b: formatCode(b),
});
