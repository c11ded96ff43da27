import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DrawProposal, Phase } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawPlace } from './draw-place.tsx';
import { isSamePlace, type Place, type Places, playerAt, swapped } from './swap.ts';

type Props = {
  readonly phase: Phase;
  readonly proposal: DrawProposal;
  readonly places: Places;
  readonly onChange: (places: Places) => void;
};

/** A proposed draw that can be changed by hand: drag one player onto another, or choose one and then the other. */
export function DrawBoard({ phase, proposal, places, onChange }: Props) {
  const { t } = useTranslation('competition');
  const [chosen, setChosen] = useState<Place | null>(null);
  const [said, setSaid] = useState('');
  const entrants = new Map(proposal.entrants.map((entrant) => [entrant._id, entrant]));
  const nameAt = (place: Place) => entrants.get(playerAt(places, place) ?? '')?.name ?? t('draw.bye');

  const swap = (one: Place, other: Place) => {
    onChange(swapped(places, one, other));
    setChosen(null);
    setSaid(t('draw.swapped', { a: nameAt(one), b: nameAt(other) }));
  };
  const choose = (place: Place) => {
    if (chosen !== null && isSamePlace(chosen, place)) return setChosen(null);
    if (chosen !== null) return swap(chosen, place);
    setChosen(place);
    return setSaid(t('draw.chosen', { name: nameAt(place) }));
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('draw.hint')}
      </Typography>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
        {said}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
        }}
      >
        {places.map((players, group) => (
          <Card key={group} component="section" aria-label={groupName(phase, proposal, group, t)}>
            <Typography
              variant="h3"
              sx={{
                px: 2,
                py: 1.25,
                color: 'var(--mui-palette-table-line)',
                bgcolor: 'var(--mui-palette-table-main)',
              }}
            >
              {groupName(phase, proposal, group, t)}
            </Typography>
            <Box component="ol" sx={{ m: 0, p: 1, listStyle: 'none' }}>
              {players.map((player, place) => (
                <DrawPlace
                  key={`${place}-${player ?? 'bye'}`}
                  at={{ group, place }}
                  entrant={entrants.get(player ?? '')}
                  chosen={isSamePlace(chosen, { group, place })}
                  onChoose={choose}
                  onSwap={swap}
                />
              ))}
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

type Translate = ReturnType<typeof useTranslation<'competition'>>['t'];

const groupName = (phase: Phase, proposal: DrawProposal, group: number, t: Translate): string =>
  phase.type === 'groups'
    ? t('group.name', { name: proposal.groups[group]?.name ?? group + 1 })
    : t('bracket.title');
