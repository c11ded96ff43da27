import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getMatch, getScorePlace, type Match } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { Stack } from '#ui/layout.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { useIsWholeScreen } from '#ui/page/whole-screen.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { PaintedWhole } from '#ui/whole/painted-whole.tsx';
import { useSideName } from '#domain/match/match-words.ts';
import { MatchView } from '../match/match-view.tsx';
import { NextAtTable } from './next-at-table.tsx';

type Props = { readonly openId: string; readonly table: number };

/** What is played at a table: the match in play, else the next ones to choose from. */
export function TableView({ openId, table }: Props) {
  const { t } = useTranslation('umpires');
  const [shown, show] = useState<string | null>(null);
  const [over, setOver] = useState<{ readonly id: string; readonly at: number } | null>(null);
  const place = useLiveQuery(getScorePlace, {}, [`open:${openId}`]);
  if (place.data === undefined)
    return place.isError ? (
      <ErrorState error={place.error} onRetry={() => void place.refetch()} />
    ) : (
      <RowSkeletons count={4} height={96} />
    );
  // What was read before a match ended still has it.
  const matches = place.data.matches.filter(({ _id }) => _id !== over?.id || place.dataUpdatedAt > over.at);
  const inPlay = matches.find(({ state }) => state === 'inPlay');
  // It stays after its end, with its result, until the umpire goes on.
  if (shown === null && inPlay) show(inPlay._id);
  if (shown !== null) {
    const goOn = () => {
      setOver({ id: shown, at: Date.now() });
      show(null);
      void place.refetch();
    };
    return (
      <AtTable
        table={table}
        matchId={shown}
        next={matches.find(({ _id, state }) => _id !== shown && state !== 'inPlay')}
        isLast={place.data.revoked}
        onOver={goOn}
        onBack={inPlay?._id === shown ? null : () => show(null)}
      />
    );
  }
  if (place.data.revoked)
    return <StatePanel role="status" drawing="emptyTable" title={t('lastMatch')} hint={t('lastMatchHint')} />;
  if (matches.length === 0)
    return (
      <StatePanel
        role="status"
        drawing="emptyTable"
        title={t('wait', { number: table })}
        hint={t('waitHint')}
      />
    );
  return <NextAtTable matches={matches} onBegin={({ _id }: Match) => show(_id)} />;
}

type AtTableProps = {
  readonly table: number;
  readonly matchId: string;
  readonly next: Match | undefined;
  /** Whether the link ended: this is the last match that it scores. */
  readonly isLast: boolean;
  /** On to the next match, once this one is over. */
  readonly onOver: () => void;
  /** Back to the matches of the table, unless this one is being played there. */
  readonly onBack: (() => void) | null;
};

/** A match being scored, and who plays next at the table. */
function AtTable({ table, matchId, next, isLast, onOver, onBack }: AtTableProps) {
  const { t } = useTranslation('umpires');
  const name = useSideName();
  const isScoring = useIsWholeScreen();
  const { data: match } = useQuery({ ...apiQuery(getMatch, { params: { id: matchId } }), enabled: false });
  return (
    <PaintedWhole of={matchId} atOnce={isScoring}>
      <Stack>
        <MatchView
          byLink
          matchId={matchId}
          onward={
            <Button variant="contained" onClick={onOver}>
              {isLast
                ? t('lastDone')
                : next
                  ? t('onwardTo', { a: name(next, 'a'), b: name(next, 'b') })
                  : t('onward', { number: table })}
            </Button>
          }
        />
        {!isScoring && next && match?.state !== 'finished' && (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('after', { a: name(next, 'a'), b: name(next, 'b') })}
          </Typography>
        )}
        {!isScoring && onBack && match?.state !== 'finished' && (
          <Button onClick={onBack} sx={{ justifySelf: 'start', minHeight: 44 }}>
            {t('back', { number: table })}
          </Button>
        )}
      </Stack>
    </PaintedWhole>
  );
}
