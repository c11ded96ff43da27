import { type Circuit, newCircuit } from '@topspin/contract';
import { z } from 'zod/mini';
import type { Language } from '@topspin/contract';

type Counting = { readonly count_type: string; readonly count_best: number | null };

/** If only the best results count, their number is required. */
const saysHowMany = z.refine<Counting>(
  ({ count_type: type, count_best: best }) => type === 'all' || best !== null,
  { path: ['count_best'], params: { rule: 'required.number' } },
);

/** The contract's schema of a new circuit. */
export const circuitSchema = newCircuit.check(saysHowMany);

export type CircuitValues = z.input<typeof circuitSchema>;
export type ParsedCircuit = z.output<typeof circuitSchema>;

export const suggestedAges = { min: 0, max: 100 } as const;
export const suggestedRatings = { min: 0, max: 1500 } as const;

/** A new circuit, described in the user's language. */
export const emptyCircuit = (lang: Language): CircuitValues => ({
  name: '',
  description: [{ lang, text: '' }],
  phones: [],
  email: null,
  count_type: 'all',
  count_best: null,
  age_range: null,
  rating_range: null,
  functional_diversity: false,
});

/** The values of an existing circuit. */
export const circuitValues = (circuit: Circuit): CircuitValues => ({
  name: circuit.name,
  description: circuit.description,
  phones: circuit.phones,
  email: circuit.email,
  count_type: circuit.count_type,
  count_best: circuit.count_best,
  age_range: circuit.age_range,
  rating_range: circuit.rating_range,
  functional_diversity: circuit.functional_diversity,
});
