import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { Stack } from '#ui/layout.ts';
import { ForecastTable } from './forecast-table.tsx';
import type { KnockoutForecast, KnockoutRow } from './knockout-forecast.ts';

const sorts = ['champion', 'line'] as const;
type Sort = (typeof sorts)[number];

const orders: Readonly<Record<Sort, (one: KnockoutRow, other: KnockoutRow) => number>> = {
  champion: (one, other) => (other.chances.at(-1) ?? 0) - (one.chances.at(-1) ?? 0) || one.line - other.line,
  line: (one, other) => one.line - other.line,
};

/** The chances to reach each round after the first, and to win; by the chance to win, or in the order of the bracket. */
export function KnockoutTable({ forecast: { rounds, rows } }: { readonly forecast: KnockoutForecast }) {
  const { t } = useTranslation(['lab', 'match']);
  const [sort, setSort] = useState<Sort>('champion');
  const headings = [
    t('forecast.knockout.line'),
    ...rounds.slice(1).map((round) => t(`match:rounds.${round}`)),
    t('forecast.knockout.champion'),
  ];
  return (
    <Stack>
      <OptionSelect
        label={t('forecast.knockout.sort')}
        value={sort}
        options={sorts.map((value) => ({ value, label: t(`forecast.knockout.sorts.${value}`) }))}
        onChange={setSort}
      />
      <ForecastTable
        label={t('forecast.outcome')}
        headings={headings}
        rows={rows
          .toSorted(orders[sort])
          .map(({ name, rating, line, chances }) => ({ name, rating, figures: [String(line), ...chances] }))}
      />
    </Stack>
  );
}
