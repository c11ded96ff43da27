import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

/** Which field of which form: `control={form.control} name="email"`. */
export type Bound<Values extends FieldValues, Parsed = unknown> = {
  readonly control: Control<Values, unknown, Parsed>;
  readonly name: FieldPath<Values>;
};

/** A field's value, handlers and error. */
export function useBound<Values extends FieldValues, Parsed>({ control, name }: Bound<Values, Parsed>) {
  const { field, fieldState } = useController({ control, name });
  return { field, error: fieldState.error?.message, invalid: fieldState.invalid };
}
