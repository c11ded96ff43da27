import { getLeaderboard, leaderboardMoveDays, type Leader } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { readRankingAddress } from '#domain/ranking/ranking-address.ts';
import { RankingLine } from '#domain/ranking/ranking-line.tsx';
import type { RankingOf } from '#domain/ranking/ranking-of.ts';
import { RankingPage } from '#domain/ranking/ranking-page.tsx';
import { LeaderDialog } from './leader-dialog.tsx';
import { leaderboardSheet } from './leaderboard-sheet.ts';

const leaderboard: RankingOf<Leader> = {
  key: [getLeaderboard.name],
  read: (query, signal) => call(getLeaderboard, { query, signal }),
};

/** Everybody who has played, by rating. */
export function LeaderboardPage() {
  const { t } = useTranslation('ranking');
  const { date } = readRankingAddress(useSearch({ strict: false }));
  return (
    <RankingPage
      of={leaderboard}
      title={t('leaderboard.title')}
      hint={t('leaderboard.hint', { count: leaderboardMoveDays })}
      none={
        date === undefined
          ? { title: t('leaderboard.none'), hint: t('leaderboard.noneHint') }
          : { title: t('leaderboard.nonePast'), hint: t('leaderboard.nonePastHint') }
      }
      sheet={leaderboardSheet}
      show={show}
    />
  );
}

type LineProps = { readonly row: Leader; readonly isMine: boolean; readonly onShow: () => void };

function LeaderLine({ row, isMine, onShow }: LineProps) {
  const { t } = useTranslation(['ranking', 'common']);
  const { age_category: category } = row.player;
  return (
    <RankingLine
      row={row}
      isMine={isMine}
      figure={String(shownRating(row.rating))}
      about={[category && t(`common:ageCategories.${category}`)]}
      detail={t('ranking:leaderboard.matches', { count: row.matches_played })}
      onShow={onShow}
    />
  );
}

const show = {
  line: (row: Leader, shown: { readonly isMine: boolean; readonly onShow: () => void }) => (
    <LeaderLine row={row} {...shown} />
  ),
  dialog: (row: Leader, onClose: () => void) => <LeaderDialog row={row} onClose={onClose} />,
};
