import type { MatchPage } from '@topspin/contract';
import { heldElsewhere } from '../lease/is-here.ts';
import type { Scoring } from '../log/use-scoring.ts';

/** How a match stands on this device: what its page shows, and whether it can be scored here. */
export function situationOf(match: MatchPage, { pending, state }: Scoring) {
  // The score comes from the log if it counts; a result entered by hand overrides it.
  const live = pending > 0 || (state.events.length > 0 && !match.from_sheet);
  const over = live ? state.status === 'finished' : match.state === 'finished';
  const playing = !over && match.state !== 'waiting';
  const elsewhere = playing ? heldElsewhere(match) : null;
  return {
    live,
    over,
    playing,
    /** The person who scores it on another device, if anybody does. */
    elsewhere,
    mayScore: match.may.score && elsewhere === null,
    sets: live ? state.sets.map(({ score }) => score) : match.sets,
    setsWon: live ? state.setsWon : match.sets_won,
  };
}
