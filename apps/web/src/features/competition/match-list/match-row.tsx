import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Match } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDays } from '#lib/format.ts';
import { useHowEnded } from '#domain/match/how-ended.ts';
import { RowLink } from '#ui/page/text-link.tsx';
import { ScoreLines } from '#domain/match/score-lines.tsx';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { usePlaceName } from '#domain/match/match-words.ts';

type RowMatch = Omit<Match, 'open'> & { readonly open?: Match['open'] };
type Props = {
  readonly match: RowMatch;
  /** What the row leaves out because the context shows it: the open, or also the group. */
  readonly within?: 'open' | 'group';
};

/** One match in a list: where it belongs, who plays, the sets so far. */
export function MatchRow({ match, within }: Props) {
  return (
    <ListItem disablePadding sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <RowLink
        to={paths.match}
        params={{ matchId: match._id }}
        sx={{ display: 'block', px: { xs: 1, sm: 1.5 }, py: 1.25 }}
      >
        <MatchFacts match={match} {...(within ? { within } : {})} />
      </RowLink>
    </ListItem>
  );
}

/** The place, the sides and the score of a match, as its row shows them. */
export const MatchFacts = ({ match, within }: Props) => (
  <>
    <Whereabouts match={match} {...(within ? { within } : {})} />
    <ScoreLines match={match} />
  </>
);

/** Where a match belongs and its day, or its table and umpire while it is not over, and its state if that says more than the score. */
function Whereabouts({ match, within }: Props) {
  const { t } = useTranslation('match');
  const place = usePlaceName();
  const live = match.state === 'inPlay';
  const howEnded = useHowEnded();
  const details = [
    within === undefined && match.open?.name,
    within === 'group' ? t('number', { number: match.number }) : place(match),
    within === undefined &&
      match.finished_at &&
      formatDays(match.finished_at, match.finished_at, match.open?.time_zone ?? undefined),
    (match.state === 'waiting' || match.state === 'enrolled') && t(`states.${match.state}`),
    match.state !== 'finished' && match.table !== null && t('table', { number: match.table }),
    match.state !== 'finished' && match.umpire && t('umpire', { name: match.umpire.name }),
    howEnded(match),
  ].filter(Boolean);
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mb: 0.25 }}
    >
      {live && <ServeBall size={10} />}
      <span>
        {live && (
          <Box component="span" sx={{ fontWeight: 700, color: 'text.primary' }}>
            {t('states.inPlay')} ·{' '}
          </Box>
        )}
        {details.join(' · ')}
      </span>
    </Typography>
  );
}
