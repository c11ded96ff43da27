import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { DrawProposal } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClubMarks } from '#domain/clubs/club-marks.tsx';
import type { ClubSign } from '#domain/clubs/club-signs.ts';
import { namesOfClubs } from '#domain/clubs/side-clubs.ts';
import type { Place } from './swap.ts';

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

/** One place of a draw: drag it onto another, or choose it with a tap or the keyboard. */
export function DrawPlace({ at, entrant, seed, signs, chosen, onChoose, onSwap }: Props) {
  const { t } = useTranslation('competition');
  const [over, setOver] = useState(false);
  const marksClubs = signs.size > 0;
  const name = entrant?.name ?? t('draw.bye');
  return (
    <Box
      component="li"
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', JSON.stringify(at))}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onSwap(JSON.parse(event.dataTransfer.getData('text/plain')) as Place, at);
      }}
    >
      <ButtonBase
        aria-pressed={chosen}
        aria-label={t('draw.swap', { name: seed ? t('draw.seeded', { name, number: seed }) : name })}
        onClick={() => onChoose(at)}
        sx={{
          display: 'grid',
          gridTemplateColumns: marksClubs ? '20px auto minmax(0, 1fr) auto' : '28px minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: 1,
          width: '100%',
          minHeight: 45,
          px: 1,
          borderRadius: 1,
          textAlign: 'left',
          cursor: 'grab',
          bgcolor: chosen || over ? 'action.selected' : 'transparent',
          outline: chosen ? '2px solid var(--mui-palette-primary-main)' : 'none',
        }}
      >
        <Typography color="textSecondary" sx={{ fontStretch: '75%', fontWeight: 700 }}>
          {at.place + 1}
        </Typography>
        {marksClubs && <ClubMarks side={entrant} signs={signs} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap color={entrant ? 'textPrimary' : 'textSecondary'} sx={{ fontStretch: '87%' }}>
            {name}
            {seed && <SeedNumber number={seed} />}
          </Typography>
          {entrant && <Origin entrant={entrant} />}
        </Box>
        <Typography color="textSecondary" sx={{ fontStretch: '75%' }}>
          {entrant && shownRating(entrant.rating)}
        </Typography>
      </ButtonBase>
    </Box>
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
