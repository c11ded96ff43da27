import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { sides, type Side } from '@topspin/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasScore, useHowEnded } from '../match/how-ended.ts';
import { useSideName } from '../match/match-words.ts';
import { ServeBall } from '../match/serve-ball.tsx';
import type { BracketMatch } from './rounds.ts';
import { Row } from '#ui/layout.ts';
import { useHasBeen } from '#ui/page/use-has-been.ts';

type CardProps = {
  readonly match: BracketMatch;
  /** The player whose path is highlighted. */
  readonly lit: string | null;
  readonly children: ReactNode;
};

/** The frame of a match in a bracket, highlighted on the path of its player. */
export function BracketCard({ match, lit, children }: CardProps) {
  const isLit = lit !== null && (match.a?._id === lit || match.b?._id === lit);
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
      {children}
    </Card>
  );
}

type PairProps = Omit<CardProps, 'children'> & {
  /** Highlights a player's path while the mouse is over the name. */
  readonly onHover: (player: string | null) => void;
};

/** Both names of a match with their sets, and below what is special about it: that it is in play, its table, that it was not played out. */
export function BracketPair(props: PairProps) {
  const { t } = useTranslation('match');
  const { match } = props;
  const howEnded = useHowEnded();
  const notes = [
    match.state === 'inPlay' && t('states.inPlay'),
    match.state !== 'finished' && match.table !== null && t('table', { number: match.table }),
    howEnded(match),
  ].filter(Boolean);
  const isNoted = useHasBeen(notes.length > 0);
  return (
    <>
      {sides.map((side) => (
        <SideLine key={side} {...props} side={side} />
      ))}
      {isNoted && (
        <Row nowrap sx={{ minHeight: '1.75rem', px: 1.25, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          {match.state === 'inPlay' && <ServeBall size={10} />}
          <Typography variant="caption" component="span" color="textSecondary">
            {notes.join(' · ')}
          </Typography>
        </Row>
      )}
    </>
  );
}

function SideLine({ match, side, lit, onHover }: PairProps & { readonly side: Side }) {
  const name = useSideName();
  const player = match[side];
  const won = match.winner === side;
  return (
    <Row
      onMouseEnter={() => onHover(player?._id ?? null)}
      onMouseLeave={() => onHover(null)}
      nowrap
      sx={{
        minHeight: '2.125rem',
        px: 1.25,
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
        title={player?.name}
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
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {hasScore(match) ? match.sets_won[side] : ''}
      </Typography>
    </Row>
  );
}
