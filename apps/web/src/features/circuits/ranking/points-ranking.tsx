import type { Ranked } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankingOf } from '#domain/ranking/ranking-of.ts';
import { RankingPage } from '#domain/ranking/ranking-page.tsx';
import { RankedDialog } from './ranked-dialog.tsx';
import { RankedLine } from './ranked-line.tsx';
import { rankingSheet } from './ranking-sheet.ts';

type Props = {
  readonly of: RankingOf<Ranked>;
  /** The name of what is ranked, for the file. */
  readonly name: string;
  readonly hint: ReactNode;
  /** Shown above the rows. */
  readonly children?: ReactNode;
};

/** The page of the ranking of a circuit or an edition. */
export function PointsRanking({ of, name, hint, children }: Props) {
  const { t } = useTranslation('circuits');
  return (
    <RankingPage
      of={of}
      title={t('ranking.title')}
      hint={hint}
      none={{ title: t('ranking.none'), hint: t('ranking.noneHint') }}
      sheet={(rows) => rankingSheet(name, rows)}
      show={show}
    >
      {children}
    </RankingPage>
  );
}

const show = {
  line: (row: Ranked, shown: { readonly isMine: boolean; readonly onShow: () => void }) => (
    <RankedLine row={row} {...shown} />
  ),
  dialog: (row: Ranked, onClose: () => void) => <RankedDialog row={row} onClose={onClose} />,
};
