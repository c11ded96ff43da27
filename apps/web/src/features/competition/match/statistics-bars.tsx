import type { MatchPage } from '@topspin/contract';
import type { SetStatistics, SideStatistics } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from './figures-table.tsx';
import { useSideName } from '#domain/match/match-words.ts';

const figures = [
  'pointsWon',
  'pointsWonOnServe',
  'pointsLostOnServe',
  'biggestLead',
  'longestStreak',
  'biggestComeback',
] as const satisfies readonly (keyof SideStatistics)[];

type Props = { readonly match: MatchPage; readonly statistics: SetStatistics };

/** Both players' statistics side by side. */
export function StatisticsBars({ match, statistics }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  return (
    <FiguresTable
      names={{ a: name(match, 'a'), b: name(match, 'b') }}
      figures={figures.map((figure) => ({
        a: statistics.a[figure],
        b: statistics.b[figure],
        label: t(`statistics.${figure}`),
        fewer: figure === 'pointsLostOnServe',
      }))}
    />
  );
}
