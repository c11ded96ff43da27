import type { Ranked } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { RankingLine } from '#domain/ranking/ranking-line.tsx';

type Props = {
  readonly row: Ranked;
  readonly isMine?: boolean;
  /** Shows what the row is made of. */
  readonly onShow: () => void;
};

/** Points with as many decimals as they have, two at most. */
export const formatPoints = (points: number): string =>
  formatNumber(points, Number.isInteger(points) ? 0 : 2);

/** One row of a circuit's ranking: how many results count, and their points. */
export function RankedLine({ row, isMine = false, onShow }: Props) {
  const { t } = useTranslation('circuits');
  return (
    <RankingLine
      row={row}
      isMine={isMine}
      figure={formatPoints(row.points)}
      detail={t('ranking.results', { count: row.counted.length })}
      onShow={onShow}
    />
  );
}
