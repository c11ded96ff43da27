import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { listPlayers } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionSearch } from '#domain/options/option-search.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import type { ForecastPlayer } from './forecast-list.ts';

/** Adds a player of the installation, with today's rating. */
export function PlayerChoice({ onAdd }: { readonly onAdd: (player: ForecastPlayer) => void }) {
  const { t } = useTranslation('lab');
  const [chosen, setChosen] = useState('');
  const players = useOptions(listPlayers, { sortBy: ['name'], chosen });
  const player = players.rowOf(chosen);
  const add = () => {
    if (!player) return;
    onAdd({ name: player.name, rating: player.rating });
    setChosen('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
      <OptionSearch
        label={t('forecast.fromPlayers')}
        none={t('forecast.choosePlayer')}
        options={players}
        labelOf={({ name }) => name}
        value={chosen}
        onChange={setChosen}
      />
      <Button variant="outlined" disabled={!player} onClick={add}>
        {t('forecast.add')}
      </Button>
    </Box>
  );
}
