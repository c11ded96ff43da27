import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';
import { OutlinedField } from './outlined-field.tsx';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly step: number;
  readonly disabled?: boolean;
};

/** A number with decimals; `null` when emptied. */
export function DecimalInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  step,
  disabled = false,
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, onChange, ...bound } = field;
  return (
    <OutlinedField
      {...bound}
      label={label}
      disabled={disabled}
      type="number"
      inputRef={ref}
      inputProps={{ step, inputMode: 'decimal' }}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      error={invalid}
      helperText={error}
    />
  );
}
