import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Options } from './use-options.ts';

type Props<Row> = {
  readonly label: string;
  /** What an empty choice means. */
  readonly none: string;
  readonly options: Options<Row>;
  readonly labelOf: (row: Row) => string;
  /** The id of what is chosen, or an empty text. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly size?: 'small' | 'medium';
  readonly error?: boolean;
  readonly hint?: string | undefined;
};

/** A select in which one can type: it filters its options, and where they are too many the server searches them. */
export function OptionSearch<Row extends { readonly _id: string }>({
  label,
  none,
  options,
  labelOf,
  value,
  onChange,
  onBlur,
  inputRef,
  size = 'medium',
  error = false,
  hint,
}: Props<Row>) {
  const { t } = useTranslation(['common', 'lists']);
  const chosen = options.rowOf(value) ?? null;
  return (
    <Autocomplete<Row>
      options={options.rows}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => one._id === other._id}
      {...(options.isSearched && { filterOptions: (rows) => [...rows] })}
      loading={options.isLoading}
      loadingText={t('common:loading')}
      noOptionsText={t('lists:empty')}
      openText={t('common:showOptions')}
      closeText={t('common:close')}
      clearText={t('common:remove')}
      handleHomeEndKeys
      slotProps={{ paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider' } } }}
      sx={{ '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
      autoHighlight
      value={chosen}
      onChange={(_, row) => onChange(row?._id ?? '')}
      onInputChange={(_, text, reason) => options.search(reason === 'input' ? text : '')}
      {...(onBlur && { onBlur })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          size={size}
          placeholder={none}
          error={error}
          helperText={hint}
          {...(inputRef && { inputRef })}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
