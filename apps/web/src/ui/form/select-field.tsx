import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

type Value = string | number;
type Props<Chosen extends Value> = Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'children'> & {
  readonly value: Chosen | '';
  readonly options: readonly { readonly value: Chosen; readonly label: string }[];
  readonly onChange: (value: Chosen) => void;
};

/** A choice of one among a few options. An empty value means none, and has its label in the field. */
export function SelectField<Chosen extends Value>({ options, onChange, ...field }: Props<Chosen>) {
  const hasNone = options.some(({ value }) => value === '');
  return (
    <TextField
      {...field}
      select
      onChange={({ target }) => onChange(target.value as Chosen)}
      {...(hasNone && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
