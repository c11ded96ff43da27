import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';
import { useDecimalText } from './decimal-text.ts';
import { OutlinedField } from './outlined-field.tsx';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly disabled?: boolean;
  /** What the arrow keys up and down add and take. */
  readonly step?: number;
  /** Written with a point in every language, as coordinates are. */
  readonly point?: boolean;
};

/** Without the noise of binary fractions. */
const sum = (value: number, step: number): number => Number((value + step).toFixed(digits));
const digits = 6;

/** A number with decimals, typed with a comma or a point; `null` when emptied. */
export function DecimalInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  disabled = false,
  step,
  point = false,
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, onChange, ...bound } = field;
  const text = useDecimalText(value, onChange, point ? 'en' : undefined);
  return (
    <OutlinedField
      {...bound}
      label={label}
      disabled={disabled}
      inputRef={ref}
      inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
      value={text.value}
      onChange={({ target }) => text.onChange(target.value)}
      onKeyDown={(event) => {
        const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (way === undefined || step === undefined || typeof value !== 'number') return;
        event.preventDefault();
        onChange(sum(value, way * step));
      }}
      error={invalid}
      helperText={error}
    />
  );
}
