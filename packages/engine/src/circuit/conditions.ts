type Range = { readonly min: number; readonly max: number } | null;

/** The conditions for playing in an open, or in the opens of a circuit; null for no limit. */
export type EntryConditions = {
  readonly age_range: Range;
  readonly rating_range: Range;
  readonly functional_diversity: boolean;
};

/** A condition of an open that lets in people whom the circuit does not. */
export type WiderCondition =
  | {
      readonly field: 'age_range' | 'rating_range';
      /** Which of the two limits goes too far; null if the open has none. */
      readonly limit: 'min' | 'max' | null;
      readonly min: number;
      readonly max: number;
    }
  | { readonly field: 'functional_diversity' };

const ranges = ['age_range', 'rating_range'] as const;

/** The conditions in which an open is wider than the circuit it belongs to; none if it fits. */
export function widerConditions(open: EntryConditions, circuit: EntryConditions): WiderCondition[] {
  const wider = ranges.flatMap((field) => widerRange(field, open[field], circuit[field]));
  if (circuit.functional_diversity && !open.functional_diversity)
    return [...wider, { field: 'functional_diversity' }];
  return wider;
}

function widerRange(field: (typeof ranges)[number], own: Range, circuit: Range): WiderCondition[] {
  if (circuit === null) return [];
  if (own === null) return [{ field, limit: null, ...circuit }];
  const wider: WiderCondition[] = [];
  if (own.min < circuit.min) wider.push({ field, limit: 'min', ...circuit });
  if (own.max > circuit.max) wider.push({ field, limit: 'max', ...circuit });
  return wider;
}
