import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getGroup, type MatchPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatMoment } from '#lib/format.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { nextAfter } from '../group/next-matches.ts';
import { CorrectionDialog } from '../sheet/correction-dialog.tsx';
import { useSideName } from './match-words.ts';
import { RatingChanges } from './rating-changes.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import type { Scoring } from '../log/use-scoring.ts';

type Props = { readonly match: MatchPage; readonly scoring: Scoring };

/** A finished match: the winner, what comes next, rating changes and statistics. */
export function MatchOver({ match, scoring }: Props) {
  const { t } = useTranslation('matches');
  const [correcting, setCorrecting] = useState(false);
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
        <Onward match={match} />
      </Box>
      {match.corrected && <Corrected {...match.corrected} timeZone={match.open.time_zone} />}
      <RatingChanges match={match} />
      <StatisticsTable match={match} state={scoring.state} />
      {correcting && <CorrectionDialog match={match} onClose={() => setCorrecting(false)} />}
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

/** On to the next match for those who enter results, and back to the group or to the bracket. */
function Onward({ match: { open, phase_id, group_id, _id, round, may } }: Pick<Props, 'match'>) {
  const { t } = useTranslation('matches');
  const next = useNextMatch({ group_id, _id }, may.correct);
  const name = useSideName();
  const variant = next ? 'outlined' : 'contained';
  return (
    <>
      {round === null ? (
        <ButtonLink
          variant={variant}
          to={paths.intermediateGrid}
          params={{ openId: open._id, phaseId: phase_id, groupId: group_id, matchId: _id }}
        >
          {t('over.grid')}
        </ButtonLink>
      ) : (
        <ButtonLink
          variant={variant}
          to={paths.stageGroup}
          params={{ openId: open._id, stageId: phase_id, groupId: group_id }}
        >
          {t('over.bracket')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="contained" to={paths.match} params={{ matchId: next._id }}>
          {t('over.next', { a: name(next, 'a'), b: name(next, 'b') })}
        </ButtonLink>
      )}
    </>
  );
}

/** The match of a group or a bracket that is played next, if any. */
function useNextMatch({ group_id: id, _id }: Pick<MatchPage, 'group_id' | '_id'>, enabled: boolean) {
  const { data } = useQuery({ ...apiQuery(getGroup, { params: { id } }), enabled });
  return data && nextAfter(data, _id);
}
