import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SwissProposal } from '@topspin/contract';
import { type PlayerId, shownRating } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { namesOfClubs } from '#domain/clubs/side-clubs.ts';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { useDrag } from '#ui/act/use-drag.ts';
import { DragHandle, draggedName, draggedRow } from '../shown/dragged.tsx';

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
        ...draggedRow(isChosen),
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: 0.5,
        minHeight: 48,
        pr: 1.5,
      }}
    >
      <DragHandle />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ ...draggedName, fontWeight: 600 }}>
          <NameOfSide name={name} />
        </Typography>
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
