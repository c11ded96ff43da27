import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Match } from '@topspin/contract';
import { sides, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { RowLink } from '#ui/text-link.tsx';
import { ServeBall } from '../match/serve-ball.tsx';
import { usePlaceName, useSideName } from '../match/match-words.ts';

type RowMatch = Omit<Match, 'open'> & { readonly open?: Match['open'] };
type Props = { readonly match: RowMatch; readonly showOpen?: boolean };

/** One match in a list: where it belongs, who plays, the sets so far. */
export function MatchRow({ match, showOpen = false }: Props) {
  const { t } = useTranslation('matches');
  const place = usePlaceName();
  const { t: words } = useTranslation('competition');
  const details = [
    showOpen && match.open?.name,
    place(match),
    match.table !== null && words('group.table', { number: match.table }),
    match.umpire && words('group.umpire', { name: match.umpire.name }),
  ].filter(Boolean);
  return (
    <ListItem disablePadding>
      <RowLink to={paths.match} params={{ matchId: match._id }} sx={{ gap: 2, py: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="caption" color="textSecondary" component="p">
            {details.join(' · ')}
          </Typography>
          {sides.map((side) => (
            <RowSide key={side} match={match} side={side} />
          ))}
        </Box>
        {match.state === 'inPlay' && (
          <Chip size="small" variant="outlined" icon={<LiveBall />} label={t('states.inPlay')} />
        )}
        {match.outcome !== null && match.outcome !== 'played' && (
          <Chip size="small" variant="outlined" label={t(`outcomes.${match.outcome}`)} />
        )}
      </RowLink>
    </ListItem>
  );
}

const LiveBall = () => (
  <Box component="span" sx={{ display: 'inline-flex', pl: 1 }}>
    <ServeBall size={10} />
  </Box>
);

function RowSide({ match, side }: { readonly match: RowMatch; readonly side: Side }) {
  const name = useSideName();
  const won = match.winner === side;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 2, alignItems: 'baseline' }}>
      <Typography
        noWrap
        sx={{
          fontWeight: won ? 750 : 450,
          color: match.winner !== null && !won ? 'text.secondary' : 'text.primary',
        }}
      >
        {name(match, side)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.25, fontStretch: '75%', fontVariantNumeric: 'tabular-nums' }}>
        {match.sets.map((set, index) => (
          <Typography
            key={index}
            component="span"
            color="textSecondary"
            sx={{ minWidth: '1.3em', textAlign: 'right', display: { xs: 'none', sm: 'inline' } }}
          >
            {set[side]}
          </Typography>
        ))}
        <Typography component="span" sx={{ minWidth: '1em', textAlign: 'right', fontWeight: 800 }}>
          {match.state === 'finished' || match.state === 'inPlay' ? match.sets_won[side] : ''}
        </Typography>
      </Box>
    </Box>
  );
}
