import { type MatchState, otherSide, penaltyOf, type Side } from '@topspin/engine';
import { useCallback, useEffect, useRef } from 'react';
import { notify } from '#ui/notify/notifications.ts';
import type { ScoringAction } from '../log/scoring-log.ts';
import type { Scoring } from '../log/use-scoring.ts';
import { useErrorText } from '../sheet/use-error-text.ts';
import { useCalm } from './use-calm.ts';

/** A second tap this soon is a slip of the finger, not a rally; after a set it may be a late one. */
const doubleTap = 400;
const lateTap = 1500;

/** Whether the last tap showed a card that gives points: an undo takes back both. */
function endsWithPenalty(events: MatchState['events']): boolean {
  const [shown, points] = events.slice(-2);
  return (
    shown?.type === 'card' &&
    points?.type === 'penaltyPoint' &&
    points.side === otherSide(shown.side) &&
    points.points === penaltyOf(shown.card)
  );
}

export type Taps = {
  readonly act: (action: ScoringAction) => void;
  readonly point: (side: Side) => void;
  readonly undo: () => void;
  readonly startSet: () => void;
};

/** What taps and keys do, without what was not meant. The functions stay the same, so that the halves render only when they change. */
export function useTaps(scoring: Scoring): Taps {
  const refusal = useErrorText();
  const { isCalm, disturb } = useCalm();
  const lastPoint = useRef(Number.NEGATIVE_INFINITY);
  const lastUndo = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef({ scoring, refusal });
  useEffect(() => {
    latest.current = { scoring, refusal };
  });

  const act = useCallback((action: ScoringAction) => {
    const done = latest.current.scoring.act(action);
    if (!done.ok) notify('warning', latest.current.refusal(done.error.code));
  }, []);
  const isMeant = useCallback(
    (last: { current: number }, gap: number): boolean => {
      const now = performance.now();
      if (!isCalm() || now - last.current < gap) return false;
      last.current = now;
      return true;
    },
    [isCalm],
  );
  const point = useCallback(
    (side: Side) => {
      if (isMeant(lastPoint, latest.current.scoring.state.interval ? lateTap : doubleTap))
        act({ type: 'point', side });
    },
    [act, isMeant],
  );
  const undo = useCallback(() => {
    if (!isMeant(lastUndo, doubleTap)) return;
    const { events } = latest.current.scoring.state;
    act({ type: 'undo' });
    if (endsWithPenalty(events)) act({ type: 'undo' });
  }, [act, isMeant]);
  const startSet = useCallback(() => {
    disturb();
    act({ type: 'start' });
  }, [act, disturb]);
  return { act, point, undo, startSet };
}
