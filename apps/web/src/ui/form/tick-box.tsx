import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: ReactNode;
  readonly disabled?: boolean;
};

/** A checkbox with its error below. */
export function TickBox<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  disabled = false,
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, ...bound } = field;
  return (
    <FormControl error={invalid}>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={<Checkbox {...bound} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
