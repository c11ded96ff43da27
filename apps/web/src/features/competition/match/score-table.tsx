import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MatchPage } from '@topspin/contract';
import { otherSide, type Side } from '@topspin/engine';
import { mdiSwapHorizontal, mdiUndoVariant } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notifications.ts';
import { useSideName } from './match-words.ts';
import { MoreActions } from './more-actions.tsx';
import { ScoreCues } from './score-cues.tsx';
import { ScoreHalf } from './score-half.tsx';
import type { ScoringAction } from './scoring-log.ts';
import { useRefusal } from './use-refusal.ts';
import type { Scoring } from './use-scoring.ts';

type Props = { readonly match: MatchPage; readonly scoring: Scoring };

/** A second tap this soon is a finger that trembled, not a rally. */
const doubleTap = 300;

/** Point by point: two halves to tap, the cues between, undo always in reach. */
export function ScoreTable({ match, scoring }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const refusal = useRefusal();
  const { state } = scoring;
  const [swapped, setSwapped] = useState(false);
  const lastTap = useRef(0);
  const left = swapped ? otherSide(state.leftEnd ?? 'a') : (state.leftEnd ?? 'a');
  const score = state.interval ? { a: 0, b: 0 } : (state.sets.at(-1)?.score ?? { a: 0, b: 0 });

  const act = (action: ScoringAction) => {
    const done = scoring.act(action);
    if (!done.ok) notify('warning', refusal(done.error.code));
  };
  const point = (side: Side) => {
    const now = performance.now();
    if (now - lastTap.current < doubleTap) return;
    lastTap.current = now;
    act({ type: 'point', side });
  };
  useScoreKeys({ left, point, undo: () => act({ type: 'undo' }) });

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {scoring.rejected.length > 0 && (
        <Alert severity="warning" onClose={scoring.dismissRejected}>
          {t('play.conflict')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {[left, otherSide(left)].map((side) => (
          <ScoreHalf
            key={side}
            side={side}
            name={name(match, side)}
            points={score[side]}
            setsWon={state.setsWon[side]}
            serves={state.server === side}
            disabled={state.status !== 'inPlay'}
            onPoint={() => point(side)}
          />
        ))}
      </Box>
      <ScoreCues match={match} state={state} />
      {state.interval && (
        <Button variant="contained" size="large" onClick={() => act({ type: 'start' })}>
          {t('play.startSet', { number: state.sets.length + 1 })}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Button
          variant="outlined"
          size="large"
          startIcon={<Icon path={mdiUndoVariant} />}
          onClick={() => act({ type: 'undo' })}
        >
          {t('play.undo')}
        </Button>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button startIcon={<Icon path={mdiSwapHorizontal} />} onClick={() => setSwapped(!swapped)}>
            {t('play.swapSides')}
          </Button>
          <MoreActions match={match} state={state} act={act} />
        </Box>
      </Box>
    </Box>
  );
}

type Keys = { readonly left: Side; readonly point: (side: Side) => void; readonly undo: () => void };

/** Left and right arrows are points, backspace takes the last one back. */
function useScoreKeys({ left, point, undo }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== document.body || event.repeat) return;
      if (event.key === 'ArrowLeft') point(left);
      if (event.key === 'ArrowRight') point(otherSide(left));
      if (event.key === 'Backspace') undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
