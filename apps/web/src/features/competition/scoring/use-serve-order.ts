import type { MatchPage } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { useState } from 'react';
import { isDoubles } from '#domain/match/pair-words.ts';
import { beginsSet } from '../log/begins-set.ts';
import type { ScoringAction } from '../log/scoring-log.ts';

type ServeOrder = {
  /** Whether two pairs play. */
  readonly isOfPairs: boolean;
  readonly isAsking: boolean;
  /** In doubles: asks who serves to whom. */
  readonly ask: (() => void) | undefined;
  readonly say: (action: ScoringAction) => void;
  readonly close: () => void;
};

/** In doubles each game begins with the question of who serves to whom. An umpire who closes it goes on without. */
export function useServeOrder(
  match: MatchPage,
  state: MatchState,
  act: (action: ScoringAction) => void,
): ServeOrder {
  const isOfPairs = isDoubles(match);
  const set = state.setsWon.a + state.setsWon.b + 1;
  const [closedIn, setClosedIn] = useState(0);
  const [asked, setAsked] = useState(false);
  return {
    isOfPairs,
    isAsking: isOfPairs && (asked || (beginsSet(state) && state.serving === undefined && closedIn !== set)),
    ask: isOfPairs ? () => setAsked(true) : undefined,
    say: (action) => {
      setAsked(false);
      act(action);
    },
    close: () => {
      setAsked(false);
      setClosedIn(set);
    },
  };
}
