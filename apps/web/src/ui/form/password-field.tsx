import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useReveal } from './use-reveal.tsx';

type Props<Values extends FieldValues, Parsed> = Omit<
  TextInputProps<Values, Parsed>,
  'type' | 'endAdornment'
>;

/** A password, hidden by default. */
export function PasswordField<Values extends FieldValues, Parsed>(props: Props<Values, Parsed>) {
  return <TextInput {...props} {...useReveal()} />;
}
