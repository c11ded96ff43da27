import { playersLimits } from '@topspin/contract';
import type { OpenFormat } from '@topspin/engine';
import { formatCode, readFormat } from '#domain/formats/format-code.ts';
import { wholeIn } from '#domain/numbers/whole-in.ts';

/** The inputs of the planner, as its address says them; what is missing has its default. */
export type PlanAddress = {
  readonly players?: number;
  readonly tables?: number;
  readonly spread?: number;
  /** The two formats, as codes. */
  readonly a?: string;
  readonly b?: string;
};

export const planLimits = {
  players: playersLimits,
  tables: { min: 1, max: 100 },
  spread: { min: 0, max: 3000 },
} as const;

/** What the planner compares. */
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

const figures = ['players', 'tables', 'spread'] as const;
const formats = ['a', 'b'] as const;

/** Reads the address of the planner; what makes no sense is left out. */
export function readPlanAddress(search: Record<string, unknown>): PlanAddress {
  const numbers = figures.flatMap((name) => {
    const value = wholeIn(search[name], planLimits[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const codes = formats.flatMap((name) => {
    const format = readFormat(search[name]);
    return format ? [[name, formatCode(format)] as const] : [];
  });
  return Object.fromEntries([...numbers, ...codes]);
}

/** The inputs of an address. */
export const inputsOf = ({ a, b, ...numbers }: PlanAddress): PlanInputs => ({
  ...firstInputs,
  ...numbers,
  a: readFormat(a) ?? firstInputs.a,
  b: readFormat(b) ?? firstInputs.b,
});

/** The address of inputs: all of them, so that a shared link does not depend on our defaults. */
export const addressOf = ({ a, b, ...numbers }: PlanInputs): PlanAddress => ({
  ...numbers,
  a: formatCode(a),
  b: formatCode(b),
});
