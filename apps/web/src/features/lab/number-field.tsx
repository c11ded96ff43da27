import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly label: string;
  readonly typed: string;
  readonly min: number;
  readonly max: number;
  readonly onChange: (typed: string) => void;
};

/** The whole number that was typed, or null if it is none within the limits. */
export function wholeNumber(typed: string, { min, max }: Pick<Props, 'min' | 'max'>): number | null {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

/** A whole number within limits, kept as it is typed. */
export function NumberField({ label, typed, min, max, onChange }: Props) {
  const { t } = useTranslation('lab');
  const fits = wholeNumber(typed, { min, max }) !== null;
  return (
    <TextField
      type="number"
      label={label}
      value={typed}
      error={!fits}
      helperText={fits ? undefined : t('wholeNumber', { min, max })}
      slotProps={{ htmlInput: { min, max, inputMode: 'numeric' } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
