import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';
import { useDecimalText } from './decimal-text.ts';
import { OutlinedField } from './outlined-field.tsx';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly disabled?: boolean;
};

/** A number with decimals, typed with a comma or a point; `null` when emptied. */
export function DecimalInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  disabled = false,
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, onChange, ...bound } = field;
  const text = useDecimalText(value, onChange);
  return (
    <OutlinedField
      {...bound}
      label={label}
      disabled={disabled}
      inputRef={ref}
      inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
      value={text.value}
      onChange={({ target }) => text.onChange(target.value)}
      error={invalid}
      helperText={error}
    />
  );
}
