export type Limits = { readonly min: number; readonly max: number };

/** A whole number within limits; `undefined` for anything else. */
export const wholeIn = (value: unknown, { min, max }: Limits): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
