import Box from '@mui/material/Box';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import type { MatchPage } from '@topspin/contract';
import { otherSide, shownScore, type Side } from '@topspin/engine';
import { useCallback, useState } from 'react';
import { useSideName } from '#domain/match/match-words.ts';
import { PairNames } from '#domain/match/pair-names.tsx';
import { peopleIn } from '#domain/match/pair-words.ts';
import type { Scoring } from '../log/use-scoring.ts';
import { useFeedback } from '../device/use-feedback.ts';
import { useScoreKeys } from '../device/use-score-keys.ts';
import { useWakeLock } from '#ui/page/wake-lock.ts';
import { LeaveButton, SwapButton, UndoButton } from '../instrument/buttons.tsx';
import { FinalScore } from '../instrument/final-score.tsx';
import { Frame } from '../instrument/frame.tsx';
import { Line } from '../instrument/line.tsx';
import { ScoreCues } from '../instrument/score-cues.tsx';
import { ScoreHalf } from '../instrument/score-half.tsx';
import { SetsRow } from '../instrument/sets-row.tsx';
import { UnsentCount } from '../instrument/unsent-count.tsx';
import { MoreActions } from './more-actions.tsx';
import { useServeOrder } from './use-serve-order.ts';
import { useTaps } from './use-taps.ts';

const ServeOrderDialog = lazyDialog(
  async () => (await import('../instrument/serve-order-dialog.tsx')).ServeOrderDialog,
);
const SettingsDialog = lazyDialog(async () => (await import('../device/settings-dialog.tsx')).SettingsDialog);

type Props = {
  readonly match: MatchPage;
  readonly scoring: Scoring;
  /** Whether the screen was asked for, so that keys score at once. */
  readonly asked?: boolean;
  readonly onBySets?: (() => void) | undefined;
  /** To the page of the match, for now or because it is over. */
  readonly onLeave: () => void;
};

/** Scoring point by point: two halves to tap, the sets, cues and clocks, and undo always in reach, on the whole screen. */
export function ScoreTable({ match, scoring, asked = false, onBySets, onLeave }: Props) {
  const name = useSideName();
  const { state } = scoring;
  const [swapped, setSwapped] = useState(false);
  const { act, point, undo, startSet } = useTaps(scoring);
  const left = swapped ? otherSide(state.leftEnd ?? 'a') : (state.leftEnd ?? 'a');
  const isOver = state.status === 'finished';
  const { points: score, finished } = shownScore(state);
  const swap = useCallback(() => setSwapped((before) => !before), []);
  const [settings, setSettings] = useState<'top' | 'keys' | null>(null);
  const order = useServeOrder(match, state, { act, undo });
  useWakeLock();
  useFeedback(match, state);
  // Opening a match that nobody holds, and scrolling it by keys, scores nothing.
  const [begun, setBegun] = useState(asked);
  if (!begun && scoring.pending > 0) setBegun(true);
  const isScoredHere = begun || match.lease !== null;
  const pointBy = (side: Side) => (isScoredHere ? () => point(side) : null);
  useScoreKeys({
    left: pointBy(left),
    right: pointBy(otherSide(left)),
    a: pointBy('a'),
    b: pointBy('b'),
    undo: isScoredHere ? undo : null,
    start: isScoredHere && state.interval ? startSet : null,
    help: () => setSettings('keys'),
  });

  return (
    <Frame
      back={<LeaveButton onClick={onLeave} />}
      sets={!isOver && <SetsRow sets={finished} left={left} />}
      unsent={<UnsentCount count={scoring.pendingPoints} since={scoring.pendingSince} />}
      cues={<ScoreCues match={match} state={state} />}
      table={
        isOver ? (
          <FinalScore match={match} state={state} />
        ) : (
          [left, otherSide(left)].map((side: Side) => (
            <ScoreHalf
              key={side}
              side={side}
              name={name(match, side)}
              people={
                order.isOfPairs ? (
                  <PairNames
                    long="0.875em"
                    people={peopleIn(match, side)}
                    side={side}
                    serving={state.serving}
                  />
                ) : undefined
              }
              points={score?.[side] ?? 0}
              setsWon={state.setsWon[side]}
              serves={state.server === side}
              cards={state.cards[side].length}
              timeoutUsed={state.timeoutsUsed[side]}
              onPoint={point}
            />
          ))
        )
      }
      line={
        <Line
          match={match}
          state={state}
          onStartSet={startSet}
          onExpedite={(server) => act({ type: 'expedite', server })}
          onLeave={onLeave}
        />
      }
      undo={<UndoButton onClick={undo} />}
      tools={
        <Box sx={{ display: 'flex', justifyContent: 'end' }}>
          <SwapButton onClick={swap} />
          <MoreActions
            match={match}
            state={state}
            act={act}
            onBySets={onBySets}
            onSettings={() => setSettings('top')}
            onServeOrder={order.ask}
          />
          {order.isAsking && (
            <ServeOrderDialog
              match={match}
              state={state}
              onSaid={order.say}
              onUndo={order.undo}
              onClose={order.close}
            />
          )}
          {settings && (
            <SettingsDialog
              match={match}
              state={state}
              atKeys={settings === 'keys'}
              onClose={() => setSettings(null)}
            />
          )}
        </Box>
      }
    />
  );
}
