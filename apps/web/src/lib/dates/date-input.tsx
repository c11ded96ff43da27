import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from '#ui/form/bound.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> &
  Pick<DateFieldProps, 'label' | 'tense' | 'disabled' | 'required' | 'autoComplete'> & {
    readonly hint?: string | undefined;
  };

/** A date bound to a form, with its error below. */
export function DateInput<Values extends FieldValues, Parsed>({
  control,
  name,
  hint,
  ...rest
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, ...bound } = field;
  return (
    <DateField
      {...rest}
      {...bound}
      inputRef={ref}
      value={value ?? ''}
      error={invalid}
      helperText={error ?? hint}
    />
  );
}
