import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MatchPage } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { mdiSwapHorizontal, mdiUndoVariant } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { MoreActions } from './more-actions.tsx';
import type { ScoringAction } from '../log/scoring-log.ts';

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly act: (action: ScoringAction) => void;
  readonly onUndo: () => void;
  readonly onSwap: () => void;
  readonly onBySets: () => void;
  /** A pause or a notice, above the buttons. */
  readonly children: ReactNode;
};

/** Undo and occasional actions, fixed at the bottom of the screen. */
export function ScoreBar({ match, state, act, onUndo, onSwap, onBySets, children }: Props) {
  const { t } = useTranslation('matches');
  return (
    <Box
      sx={{
        position: 'sticky',
        // With the large text of the browser's settings it would cover the score.
        '@media (orientation: portrait) and (max-height: 30em)': { position: 'static' },
        bottom: 0,
        zIndex: 1,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 1,
        bgcolor: 'background.default',
      }}
    >
      {children}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="large"
          startIcon={<Icon path={mdiUndoVariant} />}
          onClick={onUndo}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {t('play.undo')}
        </Button>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1, alignItems: 'center' }}>
          <Tooltip title={t('play.swapSides')}>
            <IconButton aria-label={t('play.swapSides')} color="primary" onClick={onSwap}>
              <Icon path={mdiSwapHorizontal} />
            </IconButton>
          </Tooltip>
          <MoreActions match={match} state={state} act={act} onBySets={onBySets} />
        </Box>
      </Box>
    </Box>
  );
}
