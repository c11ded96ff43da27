import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from '#ui/form/bound.ts';
import { OptionSearch } from './option-search.tsx';
import type { Options } from './use-options.ts';

type Props<Row, Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly none: string;
  readonly options: Options<Row>;
  readonly labelOf: (row: Row) => string;
};

/** A choice among the rows of a list bound to a form, by its id. */
export function OptionSearchInput<Row extends { readonly _id: string }, Values extends FieldValues, Parsed>({
  control,
  name,
  ...rest
}: Props<Row, Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <OptionSearch
      {...rest}
      value={value ?? ''}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      error={invalid}
      hint={error}
    />
  );
}
