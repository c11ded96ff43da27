import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { sides, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { howEnded } from '#domain/how-ended.ts';
import { CardLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { ServeBall } from '../shown/serve-ball.tsx';
import type { EntryState } from '../entry/use-entry.ts';
import { EntryPairing } from './entry-pairing.tsx';
import { useSideName } from '../shown/match-words.ts';
import type { Match } from './bracket-match.ts';

type Props = {
  readonly match: Match;
  /** The player whose path is highlighted. */
  readonly lit: string | null;
  /** Highlights a player's path while the mouse is over the name. */
  readonly onHover: (player: string | null) => void;
};

type CellProps = Props & {
  /** For organisers, who enter results in the bracket. */
  readonly entry: EntryState | undefined;
};

/** A match of a bracket: both names and their sets. It links to the match; organisers enter its result in it. */
export function BracketCell({ entry, ...props }: CellProps) {
  const { t } = useTranslation('matches');
  const { match, lit } = props;
  const isLit = lit !== null && (match.a?._id === lit || match.b?._id === lit);
  const content = (
    <>
      {sides.map((side) => (
        <SideLine key={side} {...props} side={side} />
      ))}
      <Footnote match={match} />
    </>
  );
  return (
    <Card
      sx={{
        width: '100%',
        position: 'relative',
        overflow: 'visible',
        borderColor: isLit ? 'primary.main' : 'var(--mui-palette-outline)',
        boxShadow: isLit ? '0 0 0 1px var(--mui-palette-primary-main)' : 'none',
      }}
    >
      {entry?.canEnter({ matchId: match._id, side: 'a' }) ? (
        <EntryPairing entry={entry} match={match}>
          {content}
        </EntryPairing>
      ) : (
        <CardLink to={paths.match} params={{ matchId: match._id }}>
          <VisuallyHidden>{t('open')}: </VisuallyHidden>
          {content}
        </CardLink>
      )}
    </Card>
  );
}

function SideLine({ match, side, lit, onHover }: Props & { readonly side: Side }) {
  const name = useSideName();
  const player = match[side];
  const won = match.winner === side;
  const told = (match.state === 'finished' && match.annulled === null) || match.state === 'inPlay';
  return (
    <Box
      onMouseEnter={() => onHover(player?._id ?? null)}
      onMouseLeave={() => onHover(null)}
      sx={{
        display: 'flex',
        gap: 1,
        minHeight: '2.125rem',
        px: 1.25,
        alignItems: 'center',
        borderBottom: side === 'a' ? 1 : 0,
        borderColor: 'divider',
        color: player === null || (match.winner !== null && !won) ? 'text.secondary' : 'text.primary',
        bgcolor: player !== null && player._id === lit ? 'action.selected' : 'transparent',
      }}
    >
      <Typography
        noWrap
        component="span"
        variant="body2"
        sx={{ flex: 1, minWidth: 0, fontWeight: won ? 800 : 450, fontStretch: '85%' }}
      >
        {name(match, side)}
      </Typography>
      <Typography
        component="span"
        sx={{
          fontStretch: '75%',
          fontWeight: won ? 850 : 500,
          fontStyle: match.state === 'inPlay' ? 'italic' : 'normal',
        }}
      >
        {told ? match.sets_won[side] : ''}
      </Typography>
    </Box>
  );
}

/** What is special about a match: that it is in play, its table, or that it was not played out. */
function Footnote({ match }: Pick<Props, 'match'>) {
  const { t } = useTranslation(['matches', 'competition']);
  const live = match.state === 'inPlay';
  const how = howEnded(match);
  const words = [
    live && t('states.inPlay'),
    match.state !== 'finished' &&
      match.table !== null &&
      t('competition:group.table', { number: match.table }),
    how && t(how),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        px: 1.5,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {live && <ServeBall size={10} />}
      <Typography variant="caption" color="textSecondary">
        {words.join(' · ')}
      </Typography>
    </Box>
  );
}
