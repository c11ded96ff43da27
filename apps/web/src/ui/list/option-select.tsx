import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { heights } from '../theme/tokens.ts';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** A select above a list, for its sort order or a filter. */
export function OptionSelect<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ maxWidth: 400, minWidth: 180, '& .MuiInputBase-root': { minHeight: heights.target } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
