import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SwissProposal } from '@topspin/contract';
import { type PlayerId, swapInPairs, type SwissPairs } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { PairedPlayer } from './paired-player.tsx';

type Props = {
  readonly entrants: SwissProposal['entrants'];
  readonly pairs: SwissPairs;
  readonly onChange: (pairs: SwissPairs) => void;
  /** Takes the last change back; nothing is changed without it. */
  readonly onUndo: (() => void) | undefined;
};

/** The pairs of a round, to be changed by hand: drag one player onto another, or choose one and then the other. */
export function RoundBoard({ entrants, pairs: { pairs, bye }, onChange, onUndo }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  const [said, setSaid] = useState('');
  const byId = new Map(entrants.map((entrant) => [entrant._id, entrant]));
  const nameOf = (player: PlayerId) => byId.get(player)?.name ?? '';
  const letGo = () => {
    setChosen(null);
    setSaid('');
  };
  const swap = (one: PlayerId, other: PlayerId) => {
    if (one === other) return letGo();
    setChosen(null);
    setSaid(t('draw.swapped', { a: nameOf(one), b: nameOf(other) }));
    return onChange(swapInPairs({ pairs, bye }, one, other));
  };
  const undo = () => {
    setChosen(null);
    setSaid(t('common:undone'));
    onUndo?.();
  };
  const choose = (player: PlayerId) => {
    if (chosen !== null) return swap(chosen, player);
    setChosen(player);
    return setSaid(t('draw.chosen', { name: nameOf(player) }));
  };
  const paired = (player: PlayerId) => (
    <PairedPlayer
      entrant={byId.get(player)}
      isChosen={player === chosen}
      onChoose={() => choose(player)}
      onDroppedOn={(other) => swap(player, other)}
    />
  );
  return (
    <Stack>
      <Row nowrap gap={1} sx={{ justifyContent: 'space-between' }}>
        <Hint role="status">{said || t('swiss.hint')}</Hint>
        <ActButton busy={onUndo === undefined} onClick={undo} sx={{ flex: 'none' }}>
          {t('common:undo')}
        </ActButton>
      </Row>
      {/* The places stay when players are exchanged, and the focus with them. */}
      <Box
        component="ol"
        sx={grid}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || chosen === null) return;
          event.stopPropagation();
          letGo();
        }}
      >
        {pairs.map(([a, b], index) => (
          <Card component="li" key={index} aria-label={t('swiss.table', { number: index + 1 })}>
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
