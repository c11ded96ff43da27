import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

type Bound<Values extends FieldValues> = {
  readonly control: Control<Values, unknown, never> | Control<Values>;
  readonly name: FieldPath<Values>;
};

type TextProps<Values extends FieldValues> = Bound<Values> &
  Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'defaultValue'> & {
    readonly hint?: string;
  };

/** A line of text bound to a form; it is trimmed when left, and shows what is wrong with it. */
export function TextInput<Values extends FieldValues>({ control, name, hint, ...rest }: TextProps<Values>) {
  const { field, fieldState } = useController({ control: control as Control<Values>, name });
  const { ref, value, onBlur, ...bound } = field;
  return (
    <TextField
      {...rest}
      {...bound}
      inputRef={ref}
      value={value ?? ''}
      onBlur={() => {
        if (typeof value === 'string' && value !== value.trim()) bound.onChange(value.trim());
        onBlur();
      }}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint ?? rest.helperText}
    />
  );
}

/** A whole number; what is emptied is `null`. */
export function NumberInput<Values extends FieldValues>({ control, name, hint, ...rest }: TextProps<Values>) {
  const { field, fieldState } = useController({ control: control as Control<Values>, name });
  const { ref, value, onChange, ...bound } = field;
  return (
    <TextField
      {...rest}
      {...bound}
      type="number"
      inputRef={ref}
      value={value ?? ''}
      onChange={(event) =>
        onChange(event.target.value === '' ? null : Number.parseInt(event.target.value, 10))
      }
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}

type Option = { readonly value: string | number; readonly label: string };
type SelectProps<Values extends FieldValues> = TextProps<Values> & { readonly options: readonly Option[] };

/** One of a few options. An empty value stands for none. */
export function SelectInput<Values extends FieldValues>({ options, ...rest }: SelectProps<Values>) {
  return (
    <TextInput {...(rest as TextProps<Values>)} select>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextInput>
  );
}

type TickProps<Values extends FieldValues> = Bound<Values> & { readonly label: ReactNode };

/** A box to tick, with what is wrong with it underneath. */
export function TickBox<Values extends FieldValues>({ control, name, label }: TickProps<Values>) {
  const { field, fieldState } = useController({ control: control as Control<Values>, name });
  const { ref, value, ...bound } = field;
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel
        label={label}
        control={<Checkbox {...bound} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
      />
      {fieldState.error?.message && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
