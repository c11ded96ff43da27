import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';
import { OutlinedField, type OutlinedFieldProps } from './outlined-field.tsx';

export type TextInputProps<Values extends FieldValues, Parsed> = Bound<Values, Parsed> &
  Omit<
    OutlinedFieldProps,
    'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'defaultValue' | 'helperText'
  > & {
    readonly hint?: string | undefined;
  };

/** A text field bound to a form: trimmed on blur (passwords too), with its error below. */
export function TextInput<Values extends FieldValues, Parsed>({
  control,
  name,
  hint,
  ...rest
}: TextInputProps<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, onBlur, ...bound } = field;
  const trim = () => {
    if (typeof value === 'string' && value !== value.trim()) bound.onChange(value.trim());
    onBlur();
  };
  return (
    <OutlinedField
      {...rest}
      {...bound}
      inputRef={ref}
      value={value ?? ''}
      onBlur={trim}
      error={invalid}
      helperText={error ?? hint}
    />
  );
}

/** A whole number; `null` when emptied. */
export function NumberInput<Values extends FieldValues, Parsed>({
  control,
  name,
  hint,
  ...rest
}: TextInputProps<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, onChange, ...bound } = field;
  return (
    <OutlinedField
      {...rest}
      {...bound}
      type="number"
      inputRef={ref}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number.parseInt(target.value, 10))}
      error={invalid}
      helperText={error ?? hint}
    />
  );
}
