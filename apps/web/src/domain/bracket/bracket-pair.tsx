import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { sides, type Side } from '@topspin/engine';
import type { ReactNode } from 'react';
import type { BracketMatch } from './rounds.ts';

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
  readonly nameOf: (side: Side) => string;
  /** What is special about the match, if anything, in words: that it is in play, its table, that it was not played out. */
  readonly notes: readonly string[];
};

/** Both names of a match with their sets, and what is special about it below. */
export function BracketPair({ notes, ...props }: PairProps) {
  return (
    <>
      {sides.map((side) => (
        <SideLine key={side} {...props} side={side} />
      ))}
      {notes.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            px: 1.25,
            py: 0.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {props.match.state === 'inPlay' && <Ball />}
          <Typography variant="caption" component="span" color="textSecondary">
            {notes.join(' · ')}
          </Typography>
        </Box>
      )}
    </>
  );
}

const Ball = () => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{ flexShrink: 0, width: 10, height: 10, borderRadius: '50%', bgcolor: 'var(--mui-palette-ball)' }}
  />
);

function SideLine({ match, side, lit, onHover, nameOf }: Omit<PairProps, 'notes'> & { readonly side: Side }) {
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
        title={player?.name}
        sx={{ flex: 1, minWidth: 0, fontWeight: won ? 800 : 450, fontStretch: '85%' }}
      >
        {nameOf(side)}
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
        {told ? match.sets_won[side] : ''}
      </Typography>
    </Box>
  );
}
