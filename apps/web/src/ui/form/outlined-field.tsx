import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

export type OutlinedFieldProps = Omit<OutlinedInputProps, 'label' | 'sx' | 'type'> & {
  readonly label: string;
  /** No dates or times: the browser's fields speak the browser's language. */
  readonly type?: 'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url';
  /** Below the field: a hint, or its error. */
  readonly helperText?: ReactNode;
  readonly sx?: SxProps<Theme>;
};

/**
 * The only text field: outlined and comfortable. It has no other variants, so that the login loads quickly.
 */
export function OutlinedField({
  label,
  helperText,
  error,
  size,
  sx,
  disabled,
  required,
  ...input
}: OutlinedFieldProps) {
  const id = useId();
  const help = `${id}-help`;
  return (
    <FormControl
      fullWidth
      variant="outlined"
      {...(error !== undefined && { error })}
      {...(size && { size })}
      {...(disabled !== undefined && { disabled })}
      {...(required !== undefined && { required })}
      {...(sx && { sx })}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} label={label} {...(helperText ? { 'aria-describedby': help } : {})} />
      {helperText && <FormHelperText id={help}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
