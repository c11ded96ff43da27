import Box from '@mui/material/Box';
import type { MatchPage } from '@topspin/contract';
import { otherSide, type Side } from '@topspin/engine';
import { useRef, useState } from 'react';
import { notify } from '#ui/notify/notifications.ts';
import { ExpediteNotice } from './expedite-notice.tsx';
import { useSideName } from '../match/match-words.ts';
import { PauseClock } from './pause-clock.tsx';
import { ScoreBar } from './score-bar.tsx';
import { ScoreCues } from './score-cues.tsx';
import { ScoreHalf } from './score-half.tsx';
import type { ScoringAction } from '../log/scoring-log.ts';
import { useRefusal } from '../sheet/use-refusal.ts';
import { useCalm } from './use-calm.ts';
import { useScoreKeys } from './use-score-keys.ts';
import type { Scoring } from '../log/use-scoring.ts';

type Props = {
  readonly match: MatchPage;
  readonly scoring: Scoring;
  readonly onBySets: () => void;
};

/** A second tap this soon is a slip of the finger, not a rally; after a set it may be a late one. */
const doubleTap = 400;
const lateTap = 1500;

/** Scoring point by point: the table with two halves to tap, cues, clocks, and undo always in reach. */
export function ScoreTable({ match, scoring, onBySets }: Props) {
  const name = useSideName();
  const refusal = useRefusal();
  const { state } = scoring;
  const [swapped, setSwapped] = useState(false);
  const lastTap = useRef(0);
  const lastUndo = useRef(0);
  const { isCalm, disturb } = useCalm();
  const left = swapped ? otherSide(state.leftEnd ?? 'a') : (state.leftEnd ?? 'a');
  const score = state.interval ? { a: 0, b: 0 } : (state.sets.at(-1)?.score ?? { a: 0, b: 0 });

  const act = (action: ScoringAction) => {
    const done = scoring.act(action);
    if (!done.ok) notify('warning', refusal(done.error.code));
  };
  const point = (side: Side) => {
    if (!isCalm()) return;
    const now = performance.now();
    if (now - lastTap.current < (state.interval ? lateTap : doubleTap)) return;
    lastTap.current = now;
    act({ type: 'point', side });
  };
  const undo = () => {
    if (!isCalm()) return;
    const now = performance.now();
    if (now - lastUndo.current < doubleTap) return;
    lastUndo.current = now;
    act({ type: 'undo' });
  };
  const startSet = () => {
    disturb();
    act({ type: 'start' });
  };
  useScoreKeys({ left, point, undo });

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <ScoreCues match={match} state={state} />
      <Box sx={{ ...table, minHeight: state.interval ? '36svh' : table.minHeight }}>
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
      <ScoreBar
        match={match}
        state={state}
        act={act}
        onUndo={undo}
        onSwap={() => setSwapped(!swapped)}
        onBySets={onBySets}
      >
        <PauseClock match={match} state={state} onStartSet={startSet} />
        <ExpediteNotice
          match={match}
          state={state}
          onExpedite={(server) => act({ type: 'expedite', server })}
        />
      </ScoreBar>
    </Box>
  );
}

/** Two halves with the white line between, from edge to edge on a phone, each a quarter of the screen or more. */
const table = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '3px',
  minHeight: { xs: '54svh', md: '62svh' },
  mx: { xs: -2, sm: 0 },
  overflow: 'hidden',
  borderRadius: { xs: 0, sm: 1.5 },
  bgcolor: 'var(--mui-palette-table-line)',
} as const;
