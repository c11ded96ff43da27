import type { FieldValues } from 'react-hook-form';
import { TimeField } from '#lib/dates/time-field.tsx';
import { type Bound, useBound } from '#ui/form/bound.ts';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & { readonly label: string };

/** A time of day bound to a form, HH:MM. */
export function TimeInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  return (
    <TimeField
      label={label}
      name={label}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={invalid}
      helperText={error}
    />
  );
}
