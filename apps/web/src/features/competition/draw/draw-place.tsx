import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { DrawProposal } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { ClubMarks } from '#domain/clubs/club-marks.tsx';
import type { ClubSign } from '#domain/clubs/club-signs.ts';
import { namesOfClubs } from '#domain/clubs/side-clubs.ts';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { useDrag } from '#ui/act/use-drag.ts';
import { DragHandle, draggedName, draggedRow } from '../shown/dragged.tsx';
import { nameOfPlace, type Place, placeNamed } from './swap.ts';

type Props = {
  readonly at: Place;
  /** Nobody for a bye. */
  readonly entrant: DrawProposal['entrants'][number] | undefined;
  /** From 1, for a seed. */
  readonly seed: number | undefined;
  /** How the clubs of the draw are told apart; none without clubs. */
  readonly signs: ReadonlyMap<string, ClubSign>;
  readonly chosen: boolean;
  readonly onChoose: (place: Place) => void;
  readonly onSwap: (one: Place, other: Place) => void;
};

/** One place of a draw: drag it onto another, with a finger by its handle, or choose it with a tap or the keyboard. */
export function DrawPlace({ at, entrant, seed, signs, chosen, onChoose, onSwap }: Props) {
  const { t } = useTranslation('competition');
  const drag = useDrag({
    accepts: '[data-drawn]',
    onDrop: ({ onto }) => onSwap(at, placeNamed(onto.dataset['drawn'] ?? '')),
  });
  const marksClubs = signs.size > 0;
  const name = entrant?.name ?? t('draw.bye');
  return (
    <li>
      <ButtonBase
        {...drag}
        data-drawn={nameOfPlace(at)}
        aria-pressed={chosen}
        aria-label={t('draw.swap', { name: seed ? t('draw.seeded', { name, number: seed }) : name })}
        onClick={(event) => !event.defaultPrevented && onChoose(at)}
        sx={{
          ...draggedRow(chosen),
          gridTemplateColumns: `auto ${marksClubs ? '20px auto' : '24px'} minmax(0, 1fr) auto`,
          gap: 0.75,
          minHeight: 45,
          pr: 1,
          borderRadius: 1,
        }}
      >
        <DragHandle />
        <Typography color="textSecondary" sx={{ fontStretch: '75%', fontWeight: 700 }}>
          {at.place + 1}
        </Typography>
        {marksClubs && <ClubMarks side={entrant} signs={signs} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography
            color={entrant ? 'textPrimary' : 'textSecondary'}
            sx={{ ...draggedName, fontStretch: '87%' }}
          >
            <NameOfSide name={name} />
            {seed && <SeedNumber number={seed} />}
          </Typography>
          {entrant && <Origin entrant={entrant} />}
        </Box>
        <Typography color="textSecondary" sx={{ fontStretch: '75%' }}>
          {entrant && shownRating(entrant.rating)}
        </Typography>
      </ButtonBase>
    </li>
  );
}

/** As printed in brackets, after the name. */
const SeedNumber = ({ number }: { readonly number: number }) => (
  <Box component="span" sx={{ ml: 0.75, color: 'primary.main', fontStretch: '75%', fontWeight: 700 }}>
    [{number}]
  </Box>
);

/** The clubs, and the group that qualified. */
function Origin({ entrant }: { readonly entrant: DrawProposal['entrants'][number] }) {
  const { t } = useTranslation('competition');
  const from = entrant.from && t('draw.from', { group: entrant.from.group, position: entrant.from.position });
  const parts = [from, namesOfClubs(entrant)].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Typography noWrap variant="caption" color="textSecondary" component="p">
      {parts.join(' · ')}
    </Typography>
  );
}
