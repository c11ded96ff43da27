import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { useHoldsPaint } from '#ui/whole/holds-paint.ts';
import { useIsLate } from '../shown/use-is-late.ts';
import { RatingChanges } from './rating-changes.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import type { Scoring } from '../log/use-scoring.ts';

const CorrectionDialog = lazy(async () => ({
  default: (await import('../sheet/correction-dialog.tsx')).CorrectionDialog,
}));

type Props = {
  readonly match: MatchPage;
  readonly scoring: Scoring;
  /** The buttons that lead on from here. */
  readonly onward: ReactNode;
};

/** A finished match: the winner, what comes next, rating changes and statistics. */
export function MatchOver({ match, scoring, onward }: Props) {
  const { t } = useTranslation('matches');
  const [correcting, setCorrecting] = useState(false);
  const [since] = useState(() => Date.now());
  const isLate = useIsLate(since);
  // The server adds what can be done now: it is painted with it, unless the last point waits for the line.
  useHoldsPaint(match.state !== 'finished' && !isLate);
  const winner = scoring.state.winner ?? match.winner;
  const canUndo = match.may.score && scoring.state.events.length > 0 && !match.from_sheet;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" component="p" role="status" sx={{ mr: 'auto' }}>
          {winner ? t('wonBy', { name: match[winner]?.name ?? '' }) : t('nobodyWins')}
          {match.outcome && match.outcome !== 'played' && ` · ${t(`outcomes.${match.outcome}`)}`}
        </Typography>
        {match.may.correct && <Button onClick={() => setCorrecting(true)}>{t('correct.title')}</Button>}
        {canUndo && (
          <Button variant="outlined" onClick={() => scoring.act({ type: 'undo' })}>
            {t('play.undo')}
          </Button>
        )}
        {onward}
      </Box>
      {match.corrected && <Corrected {...match.corrected} timeZone={match.open.time_zone} />}
      <RatingChanges match={match} />
      <StatisticsTable match={match} state={scoring.state} />
      {correcting && (
        <Suspense>
          <CorrectionDialog match={match} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** For those who played or umpired: who changed the result they knew, and when. */
function Corrected({
  by,
  at,
  timeZone,
}: NonNullable<MatchPage['corrected']> & { readonly timeZone: string | null }) {
  const { t } = useTranslation('matches');
  const when = formatMoment(at, timeZone ?? undefined);
  return (
    <Typography variant="body2" color="textSecondary">
      {by ? t('correct.byAt', { name: by, when }) : t('correct.at', { when })}
    </Typography>
  );
}
