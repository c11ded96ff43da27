import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { wholeIn } from './whole-in.ts';

export type NumberFieldProps = {
  readonly label: string;
  /** Null for what is typed and is no such number. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly hint?: string;
  readonly onChange: (value: number | null) => void;
};

/** A whole number within limits, kept as it is typed; it says so while it is none. The page loads the texts of `simulators`. */
export function NumberField({ label, value, min, max, step = 1, hint, onChange }: NumberFieldProps) {
  const { t } = useTranslation('simulators');
  const [typed, setTyped] = useState(String(value ?? ''));
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) {
    setLast(value);
    setTyped(String(value));
  }
  const read = (text: string) => (text.trim() === '' ? null : (wholeIn(Number(text), { min, max }) ?? null));
  const fits = read(typed) !== null;
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
        const next = read(target.value);
        if (next !== null) setLast(next);
        onChange(next);
      }}
    />
  );
}
