import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from '#ui/form/bound.ts';
import { TimeField } from './time-field.tsx';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly disabled?: boolean;
};

/** A time of day bound to one value of a form, `18:30`. */
export function TimeInput<Values extends FieldValues, Parsed>({
  control,
  name,
  ...rest
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  return (
    <TimeField
      {...rest}
      name={rest.label}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={invalid}
      helperText={error}
    />
  );
}
