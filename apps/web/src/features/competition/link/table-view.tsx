import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getScorePlace, type Match } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { MatchView } from '../match/match-view.tsx';
import { NextAtTable } from './next-at-table.tsx';

type Props = { readonly openId: string; readonly table: number };

/** What is played at a table: the match in play, else the next ones to choose from. */
export function TableView({ openId, table }: Props) {
  const { t } = useTranslation('umpires');
  const [chosen, setChosen] = useState<string | null>(null);
  const query = apiQuery(getScorePlace);
  const live = useLive(query.queryKey, [`open:${openId}`], { enabled: chosen === null });
  const place = useQuery({ ...query, refetchInterval: live });
  if (place.data === undefined)
    return place.isError ? (
      <ErrorState error={place.error} onRetry={() => void place.refetch()} />
    ) : (
      <RowSkeletons count={4} height={96} />
    );
  const inPlay = place.data.matches.find(({ state }) => state === 'inPlay');
  const shown = chosen ?? inPlay?._id ?? null;
  const leave = () => {
    setChosen(null);
    void place.refetch();
  };
  if (shown !== null) return <AtTable table={table} matchId={shown} onLeave={leave} />;
  if (place.data.matches.length === 0)
    return (
      <StatePanel
        role="status"
        drawing="emptyTable"
        title={t('wait', { number: table })}
        hint={t('waitHint')}
      />
    );
  return <NextAtTable matches={place.data.matches} onBegin={({ _id }: Match) => setChosen(_id)} />;
}

type AtTableProps = { readonly table: number; readonly matchId: string; readonly onLeave: () => void };

/** A match being scored; once it is over, on to the next one of the table. */
function AtTable({ table, matchId, onLeave }: AtTableProps) {
  const { t } = useTranslation('umpires');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MatchView
        byLink
        matchId={matchId}
        onward={
          <Button variant="contained" onClick={onLeave}>
            {t('onward', { number: table })}
          </Button>
        }
      />
    </Box>
  );
}
