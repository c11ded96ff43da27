import { z } from 'zod/mini';

const emptyAs = <T>(value: T) =>
  z.pipe(
    z.literal(''),
    z.transform((): T => value),
  );

/** A form field that may be emptied: an empty value is sent as `null`, which clears it. */
export const emptyAsNull = <Out extends string, In extends string>(
  schema: z.ZodMiniType<Out, In>,
): z.ZodMiniType<Out | null, In | ''> => z.union([emptyAs(null), schema]);

/** A form field that may be left empty: it is then not sent at all. */
export const emptyAsNothing = <Out extends string, In extends string>(
  schema: z.ZodMiniType<Out, In>,
): z.ZodMiniType<Out | undefined, In | ''> => z.union([emptyAs(undefined), schema]);
