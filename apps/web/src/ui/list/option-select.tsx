import { SelectField } from '../form/select-field.tsx';
import { heights } from '../theme/tokens.ts';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** A select above a list, for its sort order or a filter. */
export const OptionSelect = <Value extends string>(props: Props<Value>) => (
  <SelectField
    {...props}
    size="small"
    sx={{ maxWidth: 400, minWidth: 180, '& .MuiInputBase-root': { minHeight: heights.target } }}
  />
);
