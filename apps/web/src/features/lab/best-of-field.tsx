import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { BestOf } from '@topspin/engine';
import { useTranslation } from 'react-i18next';

const formats: readonly BestOf[] = [1, 3, 5, 7, 9];

type Props = { readonly value: BestOf; readonly onChange: (bestOf: BestOf) => void };

/** How many sets the matches of a screen of the lab have. */
export function BestOfField({ value, onChange }: Props) {
  const { t } = useTranslation('lab');
  return (
    <TextField
      select
      label={t('bestOf')}
      value={value}
      onChange={({ target }) => onChange(formats.find((one) => one === Number(target.value)) ?? 5)}
    >
      {formats.map((sets) => (
        <MenuItem key={sets} value={sets}>
          {sets}
        </MenuItem>
      ))}
    </TextField>
  );
}
