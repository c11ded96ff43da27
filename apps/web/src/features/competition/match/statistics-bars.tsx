import type { MatchPage, Statistics } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from './figures-table.tsx';
import { useSideName } from './match-words.ts';

const figures = [
  'points_won',
  'points_won_on_serve',
  'points_lost_on_serve',
  'biggest_lead',
  'longest_streak',
  'biggest_comeback',
] as const satisfies readonly (keyof Statistics)[];

type Props = { readonly match: MatchPage; readonly statistics: Statistics };

/** Both players' statistics side by side. */
export function StatisticsBars({ match, statistics }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  return (
    <FiguresTable
      names={{ a: name(match, 'a'), b: name(match, 'b') }}
      figures={figures.map((figure) => ({
        ...statistics[figure],
        label: t(`statistics.${figure}`),
        fewer: figure === 'points_lost_on_serve',
      }))}
    />
  );
}
