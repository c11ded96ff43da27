import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getMatch, type MatchPage, putResult } from '@topspin/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notifications.ts';
import { Panel } from '#ui/panel.tsx';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { MatchBanner } from './match-banner.tsx';
import { RatingChanges } from './rating-changes.tsx';
import { ScoreTable } from './score-table.tsx';
import { SetStrip } from './set-strip.tsx';
import type { SheetResult } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { TossForm } from './toss-form.tsx';
import { type Scoring, useScoring } from './use-scoring.ts';

const watchEvery = 4000;

/** One match: the serve draw, scoring by points or by sets, its result and its statistics. */
export function MatchView({ matchId }: { readonly matchId: string }) {
  const match = useQuery({
    ...apiQuery(getMatch, { params: { id: matchId } }),
    refetchInterval: ({ state }) => (isWatched(state.data) ? watchEvery : false),
  });
  if (match.isPending) return <RowSkeletons count={4} height={96} />;
  if (match.isError) return <ErrorState error={match.error} onRetry={() => void match.refetch()} />;
  return <KnownMatch key={match.data._id} match={match.data} />;
}

/** Whoever only looks on sees the score move; whoever scores is the one who moves it. */
const isWatched = (match: MatchPage | undefined): boolean =>
  match !== undefined && !match.may.score && match.state !== 'finished';

function KnownMatch({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation('matches');
  const scoring = useScoring(match);
  const { state } = scoring;
  const live = match.events.length > 0 || scoring.pending > 0;
  const sets = live ? state.sets.map(({ score }) => score) : match.sets;
  const [bySets, setBySets] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MatchBanner match={match} setsWon={live ? state.setsWon : match.sets_won} />
      <SetStrip sets={sets} />
      {scoring.pending > 0 && (
        <Typography variant="body2" color="textSecondary" role="status">
          {t('play.pending', { count: scoring.pending })}
        </Typography>
      )}
      {match.state === 'waiting' && <Alert severity="info">{t('waitingPlayers')}</Alert>}
      {match.state !== 'waiting' && !isOver(match, scoring) && (
        <Play match={match} scoring={scoring} bySets={bySets} onBySets={setBySets} />
      )}
      {isOver(match, scoring) && <Over match={match} scoring={scoring} />}
    </Box>
  );
}

const isOver = (match: MatchPage, { state, pending }: Scoring): boolean =>
  pending > 0 || match.events.length > 0 ? state.status === 'finished' : match.state === 'finished';

type PlayProps = {
  readonly match: MatchPage;
  readonly scoring: Scoring;
  readonly bySets: boolean;
  readonly onBySets: (bySets: boolean) => void;
};

/** What is left to do in a match that is not over, for whoever may do it. */
function Play({ match, scoring, bySets, onBySets }: PlayProps) {
  const { t } = useTranslation('matches');
  if (!match.may.score) return <Alert severity="info">{t('readOnly')}</Alert>;
  if (bySets) {
    return (
      <Panel
        title={t('sheet.title')}
        action={<Button onClick={() => onBySets(false)}>{t('sheet.byPoints')}</Button>}
      >
        <ResultForm match={match} />
      </Panel>
    );
  }
  return (
    <>
      {scoring.state.status === 'enrolled' ? (
        <TossForm match={match} onToss={scoring.act} />
      ) : (
        <ScoreTable match={match} scoring={scoring} />
      )}
      <Button onClick={() => onBySets(true)} sx={{ justifySelf: 'center' }}>
        {t('sheet.bySets')}
      </Button>
    </>
  );
}

function ResultForm({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation('matches');
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (result: SheetResult) => call(putResult, { params: { id: match._id }, body: result }),
    onSuccess: async () => {
      notify('success', t('sheet.saved'));
      await client.invalidateQueries();
    },
  });
  return (
    <SheetForm
      match={match}
      submitLabel={t('sheet.save')}
      busy={save.isPending}
      onSubmit={(result) => save.mutate(result)}
    >
      {save.error && <FormProblem problem={save.error} />}
    </SheetForm>
  );
}

/** A match that is over: who won, what it did to the ratings, its statistics. */
function Over({ match, scoring }: { readonly match: MatchPage; readonly scoring: Scoring }) {
  const { t } = useTranslation('matches');
  const [correcting, setCorrecting] = useState(false);
  const winner = scoring.state.winner ?? match.winner;
  const canUndo = match.may.score && match.events.length > 0;
  return (
    <>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" component="p">
          {winner ? t('wonBy', { name: match[winner]?.name ?? '' }) : t('nobodyWins')}
        </Typography>
        {match.outcome && match.outcome !== 'played' && (
          <Typography color="textSecondary">{t(`outcomes.${match.outcome}`)}</Typography>
        )}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          {canUndo && (
            <Button variant="outlined" onClick={() => scoring.act({ type: 'undo' })}>
              {t('play.undo')}
            </Button>
          )}
          {match.may.correct && <Button onClick={() => setCorrecting(true)}>{t('correct.title')}</Button>}
        </Box>
      </Box>
      <RatingChanges match={match} />
      <StatisticsTable match={match} />
      {correcting && <CorrectionDialog open match={match} onClose={() => setCorrecting(false)} />}
    </>
  );
}
