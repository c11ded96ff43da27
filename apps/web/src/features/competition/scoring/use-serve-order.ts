import type { MatchPage } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { useState } from 'react';
import { isDoubles } from '#domain/match/pair-words.ts';
import { asksServeOrder } from '../log/begins-set.ts';
import type { ScoringAction } from '../log/scoring-log.ts';
import type { Taps } from './use-taps.ts';

type ServeOrder = {
  /** Whether two pairs play. */
  readonly isOfPairs: boolean;
  readonly isAsking: boolean;
  /** In doubles: asks who serves to whom. */
  readonly ask: (() => void) | undefined;
  readonly say: (action: ScoringAction) => void;
  /** Takes back what led to the question. */
  readonly undo: () => void;
  readonly close: () => void;
};

/** In doubles each game begins with the question of who serves to whom. An umpire who closes it goes on without. */
export function useServeOrder(
  match: MatchPage,
  state: MatchState,
  { act, undo }: Pick<Taps, 'act' | 'undo'>,
): ServeOrder {
  const isOfPairs = isDoubles(match);
  // A set that is begun anew after an undo asks anew.
  const set = state.sets.at(-1)?.startedAt ?? null;
  const [closedIn, setClosedIn] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  return {
    isOfPairs,
    isAsking: isOfPairs && (asked || (asksServeOrder(state) && closedIn !== set)),
    ask: isOfPairs ? () => setAsked(true) : undefined,
    say: (action) => {
      setAsked(false);
      act(action);
    },
    undo: () => {
      setAsked(false);
      undo();
    },
    close: () => {
      setAsked(false);
      setClosedIn(set);
    },
  };
}
