import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SwissProposal } from '@topspin/contract';
import { type PlayerId, shownRating } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOfClubs } from '#domain/clubs/side-clubs.ts';
import { shownName } from '#domain/match/person-name.ts';

type Props = {
  readonly entrant: SwissProposal['entrants'][number] | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDropped: (other: PlayerId) => void;
};

/** One player of a pair: drag it onto another, or choose it with a tap or the keyboard. */
export function PairedPlayer({ entrant, isChosen, onChoose, onDropped }: Props) {
  const { t } = useTranslation('competition');
  const [isOver, setOver] = useState(false);
  if (entrant === undefined) return null;
  const { _id, name, rating, wins, position } = entrant;
  return (
    <Box
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', _id)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer.getData('text/plain'));
      }}
    >
      <ButtonBase
        aria-pressed={isChosen}
        aria-label={t('draw.swap', { name })}
        onClick={onChoose}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: 1,
          width: '100%',
          minHeight: 48,
          px: 1.5,
          textAlign: 'left',
          cursor: 'grab',
          bgcolor: isChosen || isOver ? 'action.selected' : 'transparent',
          outline: isChosen ? '2px solid var(--mui-palette-primary-main)' : 'none',
          outlineOffset: -2,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={nameOf}>{shownName(name)}</Typography>
          <Typography noWrap variant="caption" color="textSecondary" component="p">
            {[
              position !== null && t('swiss.position', { position }),
              t('swiss.wins', { count: wins }),
              namesOfClubs(entrant),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Typography color="textSecondary" sx={{ fontStretch: '75%' }}>
          {shownRating(rating)}
        </Typography>
      </ButtonBase>
    </Box>
  );
}

/** At most four lines, which the names of a pair may need. */
const nameOf = {
  fontWeight: 600,
  lineHeight: 1.2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
