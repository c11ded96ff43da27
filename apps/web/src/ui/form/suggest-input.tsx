import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useBound, type Bound } from './bound.ts';

type Props<Values extends FieldValues, Parsed> = Bound<Values, Parsed> & {
  readonly label: string;
  readonly hint?: string;
  /** Suggestions for the typed text; anything else may be typed as well. */
  readonly suggestions: readonly string[];
};

/** A text field that suggests known values; trimmed on blur. */
export function SuggestInput<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  hint,
  suggestions,
}: Props<Values, Parsed>) {
  const { field, error, invalid } = useBound({ control, name });
  const typed: string = field.value ?? '';
  const trim = () => {
    if (typed !== typed.trim()) field.onChange(typed.trim());
    field.onBlur();
  };
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={suggestions}
      filterOptions={(all) => all}
      inputValue={typed}
      value={typed}
      onInputChange={(_, value) => field.onChange(value)}
      onBlur={trim}
      slotProps={{ paper: { variant: 'outlined' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={label}
          error={invalid}
          helperText={error ?? hint}
        />
      )}
    />
  );
}
