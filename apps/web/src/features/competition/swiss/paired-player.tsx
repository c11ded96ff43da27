import { mdiDragVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SwissProposal } from '@topspin/contract';
import { type PlayerId, shownRating } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { namesOfClubs } from '#domain/clubs/side-clubs.ts';
import { shownName } from '#domain/match/person-name.ts';
import { useDrag } from '#ui/act/use-drag.ts';
import { Icon } from '#ui/icon.tsx';

type Props = {
  readonly entrant: SwissProposal['entrants'][number] | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDroppedOn: (other: PlayerId) => void;
};

/** One player of a pair: drag it onto another, with a finger by its handle, or choose it with a tap or the keyboard. */
export function PairedPlayer({ entrant, isChosen, onChoose, onDroppedOn }: Props) {
  const { t } = useTranslation('competition');
  const drag = useDrag({
    accepts: '[data-paired]',
    onDrop: ({ onto }) => onDroppedOn(onto.dataset['paired'] ?? ''),
  });
  if (entrant === undefined) return null;
  const { _id, name, rating, wins, position } = entrant;
  return (
    <ButtonBase
      {...drag}
      data-paired={_id}
      aria-pressed={isChosen}
      aria-label={t('draw.swap', { name })}
      onClick={(event) => !event.defaultPrevented && onChoose()}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 0.5,
        width: '100%',
        minHeight: 48,
        pr: 1.5,
        textAlign: 'left',
        cursor: 'grab',
        userSelect: 'none',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        '&[data-over]': { bgcolor: 'action.selected' },
        ...(isChosen && { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -2 }),
      }}
    >
      <Box component="span" sx={handle}>
        <Icon path={mdiDragVertical} />
      </Box>
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
  );
}

/** Where a finger drags; elsewhere it scrolls. */
const handle = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 36,
  touchAction: 'none',
  color: 'text.secondary',
} as const;

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
