import { useTranslation } from 'react-i18next';
import { useTableAddress } from '#lib/table/table-address.ts';
import { OptionSelect } from '#ui/list/option-select.tsx';

const parts = ['there', 'deleted', 'duplicates'] as const;
export type Part = (typeof parts)[number];

/** Which part of an admin section is shown, as the address of the page says. */
export function usePart(): Part {
  const chosen = useTableAddress().address.filters?.['part'];
  return parts.find((part) => part === chosen) ?? 'there';
}

/** Switches between what is in the lists, what was removed, and what else the section has. */
export function PartSelect({ duplicates = false }: { readonly duplicates?: boolean }) {
  const { t } = useTranslation('table', { keyPrefix: 'admin' });
  const { change } = useTableAddress();
  const part = usePart();
  return (
    <OptionSelect
      label={t('part')}
      value={part}
      options={parts
        .filter((value) => duplicates || value !== 'duplicates')
        .map((value) => ({ value, label: t(`parts.${value}`) }))}
      // Another table: it has columns of its own.
      onChange={(next) => change({ filters: next === 'there' ? {} : { part: next }, sort: '', page: 1 })}
    />
  );
}
