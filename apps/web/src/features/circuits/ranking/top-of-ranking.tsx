import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Typography from '@mui/material/Typography';
import { HelpButton } from '#lib/help/help-button.tsx';
import { rowHeight } from '#domain/ranking/ranking-line.tsx';
import { rowsOf, type RankingOf } from '#domain/ranking/ranking-of.ts';
import { rankingQuery } from '#domain/ranking/use-ranking.ts';
import { Panel } from '#ui/page/panel.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { RankedDialog } from './ranked-dialog.tsx';
import { RankedLine } from './ranked-line.tsx';
import type { Ranked } from '@topspin/contract';

const shown = 5;

type Props = {
  readonly of: RankingOf<Ranked>;
  /** The link to the whole ranking. */
  readonly whole: ReactNode;
};

/** The first five of a ranking, and the way to all of it. */
export function TopOfRanking({ of, whole }: Props) {
  const { t } = useTranslation('circuits');
  const [chosen, setChosen] = useState<Ranked | null>(null);
  const query = useQuery(rankingQuery(of, { itemsPerPage: shown }));
  const rows = rowsOf(query.data);
  return (
    <Panel title={t('ranking.title')} help={<HelpButton topic="points" />} action={rows.length > 0 && whole}>
      {!query.data && <LoadState query={query} rows={{ count: shown, height: rowHeight }} />}
      {query.data && rows.length === 0 && (
        <Typography color="textSecondary">
          {t('ranking.none')}. {t('ranking.noneHint')}
        </Typography>
      )}
      {rows.map((row) => (
        <RankedLine key={row.player._id} row={row} onShow={() => setChosen(row)} />
      ))}
      {chosen && <RankedDialog row={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
