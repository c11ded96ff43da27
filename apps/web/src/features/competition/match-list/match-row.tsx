import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Match } from '@topspin/contract';
import { sides, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDays } from '#lib/format.ts';
import { howEnded } from '#domain/how-ended.ts';
import { RowLink } from '#ui/page/text-link.tsx';
import { ServeBall } from '../shown/serve-ball.tsx';
import { usePlaceName, useSideName } from '../shown/match-words.ts';

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
        <Whereabouts match={match} {...(within ? { within } : {})} />
        {sides.map((side) => (
          <RowSide key={side} match={match} side={side} />
        ))}
      </RowLink>
    </ListItem>
  );
}

/** Where a match belongs and its day, or its table and umpire while it is not over, and its state if that says more than the score. */
function Whereabouts({ match, within }: Props) {
  const { t } = useTranslation(['matches', 'competition']);
  const place = usePlaceName();
  const live = match.state === 'inPlay';
  const how = howEnded(match);
  const details = [
    within === undefined && match.open?.name,
    within === 'group' ? t('competition:group.matchNumber', { number: match.number }) : place(match),
    within === undefined &&
      match.finished_at &&
      formatDays(match.finished_at, match.finished_at, match.open?.time_zone ?? undefined),
    (match.state === 'waiting' || match.state === 'enrolled') && t(`states.${match.state}`),
    match.state !== 'finished' &&
      match.table !== null &&
      t('competition:group.table', { number: match.table }),
    match.state !== 'finished' && match.umpire && t('competition:group.umpire', { name: match.umpire.name }),
    how && t(how),
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

function RowSide({ match, side }: { readonly match: RowMatch; readonly side: Side }) {
  const name = useSideName();
  const won = match.winner === side;
  const begun = (match.state === 'finished' && match.annulled === null) || match.state === 'inPlay';
  const sets = match.outcome === 'walkover' ? [] : match.sets;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
      <Typography
        noWrap
        sx={{
          flex: '1 1 7rem',
          minWidth: 0,
          fontWeight: won ? 750 : 450,
          color: match.winner !== null && !won ? 'text.secondary' : 'text.primary',
        }}
      >
        {name(match, side)}
      </Typography>
      <Box sx={{ display: 'flex', ml: 'auto', gap: { xs: 0.75, sm: 1.25 }, fontStretch: '75%' }}>
        {sets.map((set, index) => (
          <Typography
            key={index}
            component="span"
            color="textSecondary"
            sx={{ minWidth: '1.2em', textAlign: 'right', fontStretch: '75%' }}
          >
            {set[side]}
          </Typography>
        ))}
        <Typography
          component="span"
          sx={{
            minWidth: '1em',
            textAlign: 'right',
            fontStretch: '75%',
            ...(match.state === 'inPlay' ? { fontStyle: 'italic', fontWeight: 450 } : { fontWeight: 850 }),
          }}
        >
          {begun ? match.sets_won[side] : ''}
        </Typography>
      </Box>
    </Box>
  );
}
