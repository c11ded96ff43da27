import type { MatchPage } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { useState } from 'react';
import { isDoubles } from '#domain/match/pair-words.ts';

type ServeOrder = {
  /** Whether two pairs play. */
  readonly isOfPairs: boolean;
  readonly isAsking: boolean;
  /** In doubles: asks who serves to whom. */
  readonly ask: (() => void) | undefined;
  readonly close: () => void;
};

/** In doubles each game begins with the question of who serves to whom. An umpire who closes it goes on without. */
export function useServeOrder(match: MatchPage, state: MatchState): ServeOrder {
  const isOfPairs = isDoubles(match);
  const set = state.sets.length;
  const [closedIn, setClosedIn] = useState(0);
  const [asked, setAsked] = useState(false);
  const score = state.sets.at(-1)?.score;
  const begins = state.status === 'inPlay' && !state.interval && score?.a === 0 && score.b === 0;
  return {
    isOfPairs,
    isAsking: isOfPairs && (asked || (begins && state.serving === undefined && closedIn !== set)),
    ask: isOfPairs ? () => setAsked(true) : undefined,
    close: () => {
      setAsked(false);
      setClosedIn(set);
    },
  };
}
