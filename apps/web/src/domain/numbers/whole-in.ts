export type Limits = { readonly min: number; readonly max: number };

/** A whole number within limits; `undefined` for anything else. */
export const wholeIn = (value: unknown, { min, max }: Limits): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;

/** The whole numbers of an address by their names; the usual one for each that is missing or makes no sense. */
export const numbersIn = <Name extends string>(
  search: Readonly<Record<string, unknown>>,
  limits: Readonly<Record<Name, Limits>>,
  usual: Readonly<Record<NoInfer<Name>, number>>,
) =>
  Object.fromEntries(
    Object.entries<Limits>(limits).map(([name, within]) => [
      name,
      wholeIn(search[name], within) ?? usual[name as Name],
    ]),
  ) as Record<Name, number>;
