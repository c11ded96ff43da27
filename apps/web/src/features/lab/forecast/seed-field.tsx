import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

type Props = { readonly value: string; readonly onChange: (seed: string) => void };

/** The seed of what is left to chance: the same one gives the same forecast. */
export function SeedField({ value, onChange }: Props) {
  const { t } = useTranslation('lab');
  return (
    <TextField
      label={t('forecast.seed')}
      helperText={t('forecast.seedHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', spellCheck: false } }}
    />
  );
}
