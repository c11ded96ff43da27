import { useTranslation } from 'react-i18next';

/** The parts of a paper that can be printed alone; the address has their values. */
export type Part = { readonly value: string; readonly label: string };

/** The tables as parts, each once and in their order. */
export function useTableParts(): (tables: readonly (number | null)[]) => readonly Part[] {
  const { t } = useTranslation('match');
  return (tables) =>
    [...new Set(tables.flatMap((table) => table ?? []))]
      .toSorted((one, other) => one - other)
      .map((table) => ({ value: `table:${table}`, label: t('table', { number: table }) }));
}
