import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';

type Option = { readonly value: string | number; readonly label: string };
type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly options: readonly Option[];
  readonly hint?: string;
  readonly disabled?: boolean;
};

/** A choice of one among a few options. An empty value means none. */
export function SelectInput<Values extends FieldValues, Parsed>({
  control,
  name,
  options,
  hint,
  ...rest
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, ...bound } = field;
  return (
    <TextField
      {...rest}
      {...bound}
      select
      inputRef={ref}
      value={value ?? ''}
      error={invalid}
      helperText={error ?? hint}
      {...(options.some((option) => option.value === '') && {
        slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
      })}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
