import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

type Props<Key extends string> = {
  readonly value: Key;
  readonly options: readonly { readonly value: Key; readonly label: string }[];
  readonly onChange: (value: Key) => void;
};

/** By what a list is ordered. */
export function SortSelect<Key extends string>({ value, options, onChange }: Props<Key>) {
  const { t } = useTranslation('lists');
  return (
    <TextField
      select
      size="small"
      label={t('sort')}
      value={value}
      onChange={(event) => onChange(event.target.value as Key)}
      sx={{ maxWidth: 240 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
