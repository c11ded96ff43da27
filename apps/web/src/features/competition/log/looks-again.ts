import type { MatchPage } from '@topspin/contract';
import { outbox, queueOf } from './scoring-queue.ts';

const spectators = 4000;
/** Scorers know their own points; an organiser may change the score meanwhile. */
const scorers = 10_000;

/** After how many milliseconds the page of a match reads it again; never once it is over, nor while points wait to be sent. */
export function looksAgainAfter(match: MatchPage | undefined): number | false {
  if (match === undefined || match.state === 'finished') return false;
  if (!match.may.score) return spectators;
  return outbox.read(queueOf(match._id).waiting).length === 0 && scorers;
}
