import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';
import { SelectField } from './select-field.tsx';

type Option = { readonly value: string | number; readonly label: string };
type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly options: readonly Option[];
  readonly hint?: string;
  readonly disabled?: boolean;
};

/** A choice of one among a few options, bound to a form. */
export function SelectInput<Values extends FieldValues, Parsed>({
  control,
  name,
  hint,
  ...rest
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, ...bound } = field;
  return (
    <SelectField
      {...rest}
      {...bound}
      inputRef={ref}
      value={value ?? ''}
      error={invalid}
      helperText={error ?? hint}
    />
  );
}
