import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { formatMoment } from '#lib/format.ts';
import { useHowEnded } from '#domain/match/how-ended.ts';
import { useHoldsPaint } from '#ui/whole/holds-paint.ts';
import { PaintedWhole } from '#ui/whole/painted-whole.tsx';
import { useIsLate } from '../shown/use-is-late.ts';
import { RatingChanges } from './rating-changes.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import type { Scoring } from '../log/use-scoring.ts';

const CorrectionDialog = lazyDialog(
  async () => (await import('../sheet/correction-dialog.tsx')).CorrectionDialog,
);

type Props = {
  readonly match: MatchPage;
  readonly scoring: Scoring;
  /** The buttons that lead on from here. */
  readonly onward: ReactNode;
  /** The button that shares it, if there is one. */
  readonly share: ReactNode;
};

/** A finished match: the winner, what comes next, rating changes and statistics. It appears whole, also where the match was played. */
export const MatchOver = (props: Props) => (
  <PaintedWhole of="over">
    <Over {...props} />
  </PaintedWhole>
);

function Over({ match, scoring, onward, share }: Props) {
  const { t } = useTranslation('matches');
  const [correcting, setCorrecting] = useState(false);
  const [since] = useState(() => Date.now());
  const isLate = useIsLate(since);
  const isConfirmed = match.state === 'finished';
  // The server adds what can be done now: it is painted with it, unless the last point waits for a connection.
  useHoldsPaint(!isConfirmed && !isLate);
  const winner = scoring.state.winner ?? match.winner;
  const canUndo = match.may.score && scoring.state.events.length > 0 && !match.from_sheet;
  return (
    <Stack>
      <Typography variant="h2" component="p" role="status">
        {match.annulled === null ? <Ending match={match} winner={winner} /> : <Annulled match={match} />}
      </Typography>
      {/* In this order: what the server adds comes behind what is there. */}
      <Row gap={1.5}>
        {canUndo && (
          <Button variant="outlined" onClick={() => scoring.act({ type: 'undo' })}>
            {t('play.undo')}
          </Button>
        )}
        {onward}
        {match.may.correct && !isAwaiting(match) && (
          <Button
            variant={match.annulled === null ? 'text' : 'contained'}
            onClick={() => setCorrecting(true)}
          >
            {t(match.annulled === null ? 'correct.title' : 'annulled.enter')}
          </Button>
        )}
        {isConfirmed && match.annulled === null && share}
      </Row>
      {match.corrected && <Corrected {...match.corrected} timeZone={match.open.time_zone} />}
      {isConfirmed && (
        <>
          <RatingChanges match={match} />
          {match.annulled === null && <StatisticsTable match={match} state={scoring.state} />}
        </>
      )}
      {correcting && <CorrectionDialog match={match} onClose={() => setCorrecting(false)} />}
    </Stack>
  );
}

type EndingProps = { readonly match: MatchPage; readonly winner: Side | null };

function Ending({ match, winner }: EndingProps) {
  const { t } = useTranslation(['matches', 'match']);
  const howEnded = useHowEnded();
  return [winner ? t('match:wonBy', { name: match[winner]?.name ?? '' }) : t('nobodyWins'), howEnded(match)]
    .filter(Boolean)
    .join(' · ');
}

/** Whether a match waits for a player from another annulled match. */
const isAwaiting = ({ annulled, a, b }: MatchPage): boolean =>
  annulled !== null && (a === null || b === null);

function Annulled({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation('matches');
  if (isAwaiting(match)) return t('annulled.awaiting');
  return match.annulled === 'replay' ? t('annulled.toReplay') : t('annulled.isVoid');
}

/** For those who played or umpired: who changed the result they knew, and when. */
function Corrected({
  by,
  at,
  timeZone,
}: NonNullable<MatchPage['corrected']> & { readonly timeZone: string | null }) {
  const { t } = useTranslation('matches');
  const when = formatMoment(at, timeZone ?? undefined);
  return <Hint>{by ? t('correct.byAt', { name: by, when }) : t('correct.at', { when })}</Hint>;
}
