import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SwissProposal } from '@topspin/contract';
import { type PlayerId, swapInPairs, type SwissPairs } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { PairedPlayer } from './paired-player.tsx';

type Props = {
  readonly entrants: SwissProposal['entrants'];
  readonly pairs: SwissPairs;
  readonly onChange: (pairs: SwissPairs) => void;
};

/** The pairs of a round, to be changed by hand: drag one player onto another, or choose one and then the other. */
export function RoundBoard({ entrants, pairs: { pairs, bye }, onChange }: Props) {
  const { t } = useTranslation('competition');
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  const [said, setSaid] = useState('');
  const byId = new Map(entrants.map((entrant) => [entrant._id, entrant]));
  const nameOf = (player: PlayerId) => byId.get(player)?.name ?? '';
  const swap = (one: PlayerId, other: PlayerId) => {
    setChosen(null);
    if (one === other) return;
    setSaid(t('draw.swapped', { a: nameOf(one), b: nameOf(other) }));
    onChange(swapInPairs({ pairs, bye }, one, other));
  };
  const choose = (player: PlayerId) => {
    if (chosen !== null) return swap(chosen, player);
    setChosen(player);
    return setSaid(t('draw.chosen', { name: nameOf(player) }));
  };
  const paired = (player: PlayerId) => (
    <PairedPlayer
      key={player}
      entrant={byId.get(player)}
      isChosen={player === chosen}
      onChoose={() => choose(player)}
      onDropped={(other) => swap(other, player)}
    />
  );
  return (
    <Stack>
      <Hint role="status" sx={{ minHeight: '1.5em' }}>
        {said || t('swiss.hint')}
      </Hint>
      <Box component="ol" sx={grid}>
        {pairs.map(([a, b], index) => (
          <Card component="li" key={`${a} ${b}`} aria-label={t('swiss.table', { number: index + 1 })}>
            <Typography variant="caption" color="textSecondary" sx={{ px: 1.5, pt: 0.75, display: 'block' }}>
              {t('swiss.table', { number: index + 1 })}
            </Typography>
            {paired(a)}
            {paired(b)}
          </Card>
        ))}
        {bye !== null && (
          <Card component="li" aria-label={t('swiss.bye')}>
            <Typography variant="caption" color="textSecondary" sx={{ px: 1.5, pt: 0.75, display: 'block' }}>
              {t('swiss.bye')} · {t('swiss.byeHint')}
            </Typography>
            {paired(bye)}
          </Card>
        )}
      </Box>
    </Stack>
  );
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;
