import { useTranslation } from 'react-i18next';
import { OptionSelect } from '../list/option-select.tsx';
import type { Column, Sort } from './columns.ts';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

/** The sort order where there are no column headings to click. */
export function SortSelect<Row>({ columns, sort, onSort }: Props<Row>) {
  const { t } = useTranslation('table');
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, label }) => [
      { value: id, label: t('ascending', { column: label }), order: { by: id, desc: false } },
      { value: `-${id}`, label: t('descending', { column: label }), order: { by: id, desc: true } },
    ]);
  if (orders.length === 0) return null;
  const current = `${sort.desc ? '-' : ''}${sort.by}`;
  return (
    <OptionSelect
      label={t('sort')}
      value={orders.some(({ value }) => value === current) ? current : ''}
      options={orders}
      onChange={(chosen) => {
        const order = orders.find(({ value }) => value === chosen)?.order;
        if (order) onSort(order);
      }}
    />
  );
}
