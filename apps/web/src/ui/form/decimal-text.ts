import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A number as it is typed, `0,5` or `0.5`: null for nothing, NaN for what is no number. */
export function readDecimal(text: string): number | null {
  const written = text.trim().replace(',', '.');
  if (written === '') return null;
  return /^[-+−]?(\d+\.?\d*|\.\d+)$/u.test(written) ? Number(written.replace('−', '-')) : Number.NaN;
}

/** A number with the decimal mark of a language, all of its decimals and no marks between thousands. */
export const writeDecimal = (value: number, language: string): string =>
  language.startsWith('en') ? String(value) : String(value).replace('.', ',');

/**
 * The text of a field that holds a number. What is typed stays as it is, `1,` and `1,0` too, until the number comes from elsewhere.
 * A number field of the browser will not do: which mark it takes depends on the language of the browser.
 */
export function useDecimalText(
  value: number | null | undefined,
  onChange: (value: number | null) => void,
  /** The language whose decimal mark it is written with; the application's by default. */
  language?: string,
): { readonly value: string; readonly onChange: (text: string) => void } {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(readDecimal(typed), value ?? null);
  const written =
    typeof value === 'number' && !Number.isNaN(value) ? writeDecimal(value, language ?? i18n.language) : '';
  return {
    value: isTyped ? typed : written,
    onChange: (text) => {
      setTyped(text);
      onChange(readDecimal(text));
    },
  };
}
