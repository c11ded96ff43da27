import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { CorrectionDialog } from '../sheet/correction-dialog.tsx';
import { RatingChanges } from './rating-changes.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import type { Scoring } from '../log/use-scoring.ts';

type Props = { readonly match: MatchPage; readonly scoring: Scoring };

/** A finished match: the winner, what comes next, rating changes and statistics. */
export function MatchOver({ match, scoring }: Props) {
  const { t } = useTranslation('matches');
  const [correcting, setCorrecting] = useState(false);
  const winner = scoring.state.winner ?? match.winner;
  const canUndo = match.may.score && match.events.length > 0 && !match.from_sheet;
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
        <Onward match={match} />
      </Box>
      <RatingChanges match={match} />
      <StatisticsTable match={match} />
      {correcting && <CorrectionDialog match={match} onClose={() => setCorrecting(false)} />}
    </>
  );
}

/** Back to the group between two matches, or to the bracket. */
function Onward({ match: { open, phase_id, group_id, _id, round } }: Pick<Props, 'match'>) {
  const { t } = useTranslation('matches');
  if (round === null) {
    return (
      <ButtonLink
        variant="contained"
        to={paths.intermediateGrid}
        params={{ openId: open._id, phaseId: phase_id, groupId: group_id, matchId: _id }}
      >
        {t('over.grid')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant="contained"
      to={paths.stageGroup}
      params={{ openId: open._id, stageId: phase_id, groupId: group_id }}
    >
      {t('over.bracket')}
    </ButtonLink>
  );
}
