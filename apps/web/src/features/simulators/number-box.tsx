import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly hint?: string;
  readonly onChange: (value: number) => void;
};

/** A whole number within limits; while what is typed is none, it says so and the last one stays in force. */
export function NumberBox({ label, value, min, max, step = 1, hint, onChange }: Props) {
  const { t } = useTranslation('simulators');
  const [typed, setTyped] = useState(String(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(String(value));
  }
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  const fits = Number.isInteger(number) && number >= min && number <= max;
  return (
    <TextField
      type="number"
      label={label}
      value={typed}
      error={!fits}
      helperText={fits ? hint : t('between', { min: formatNumber(min), max: formatNumber(max) })}
      slotProps={{ htmlInput: { min, max, step, inputMode: 'numeric' } }}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = target.value.trim() === '' ? Number.NaN : Number(target.value);
        if (!Number.isInteger(next) || next < min || next > max) return;
        setKnown(next);
        onChange(next);
      }}
    />
  );
}
