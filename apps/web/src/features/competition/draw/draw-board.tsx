import Box from '@mui/material/Box';
import type { DrawProposal, Phase } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubSigns } from '#domain/clubs/club-signs.ts';
import { clubsOf } from '#domain/clubs/side-clubs.ts';
import { DrawGroup } from './draw-group.tsx';
import { DrawLines } from './draw-lines.tsx';
import { DrawPlace } from './draw-place.tsx';
import { seedNumbers } from './seed-count.ts';
import { isSamePlace, type Place, type Places, playerAt, swapped } from './swap.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';

type Props = {
  readonly phase: Phase;
  readonly proposal: DrawProposal;
  readonly places: Places;
  readonly onChange: (places: Places) => void;
};

/** A proposed draw that can be changed by hand: drag one player onto another, or choose one and then the other. */
export function DrawBoard({ phase, proposal, places, onChange }: Props) {
  const { t } = useTranslation(['competition', 'match']);
  const [chosen, setChosen] = useState<Place | null>(null);
  const [said, setSaid] = useState('');
  const entrants = new Map(proposal.entrants.map((entrant) => [entrant._id, entrant]));
  const signs = clubSigns(proposal.entrants.flatMap(clubsOf));
  const seeds = seedNumbers(proposal.report.inputs);
  const entrantAt = (place: Place) => entrants.get(playerAt(places, place) ?? '');
  const nameAt = (place: Place) => entrantAt(place)?.name ?? t('draw.bye');

  const letGo = () => {
    setChosen(null);
    setSaid('');
  };
  const swap = (one: Place, other: Place) => {
    if (isSamePlace(one, other)) return letGo();
    setChosen(null);
    onChange(swapped(places, one, other));
    return setSaid(t('draw.swapped', { a: nameAt(one), b: nameAt(other) }));
  };
  const choose = (place: Place) => {
    if (chosen !== null) return swap(chosen, place);
    setChosen(place);
    return setSaid(t('draw.chosen', { name: nameAt(place) }));
  };
  const drawPlace = (at: Place) => (
    <DrawPlace
      key={at.place}
      at={at}
      entrant={entrantAt(at)}
      seed={seeds.get(playerAt(places, at) ?? '')}
      signs={signs}
      chosen={isSamePlace(chosen, at)}
      onChoose={choose}
      onSwap={swap}
    />
  );

  return (
    <Stack
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || chosen === null) return;
        event.stopPropagation();
        letGo();
      }}
    >
      <Hint role="status" sx={{ minHeight: '1.5em' }}>
        {said || t('draw.hint')}
      </Hint>
      {phase.type === 'groups' ? (
        <Box sx={groupsGrid}>
          {places.map((players, group) => (
            <DrawGroup
              key={group}
              title={t('match:group', { name: proposal.groups[group]?.name ?? group + 1 })}
              count={players.length}
              place={(place) => drawPlace({ group, place })}
            />
          ))}
        </Box>
      ) : (
        <DrawLines count={places[0]?.length ?? 0} line={(place) => drawPlace({ group: 0, place })} />
      )}
    </Stack>
  );
}

const groupsGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
} as const;
