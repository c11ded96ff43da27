import type { MatchPage } from '@topspin/contract';
import { waitingOf } from '#lib/outbox/outbox.ts';
import { orderOf } from './points.ts';

const spectators = 4000;
/** Scorers know their own points; an organiser may change the score meanwhile. */
const scorers = 10_000;
/** What the log does not say: the table, the umpire, a result by the sheet. */
const page = 10_000;

type Looked = Pick<MatchPage, '_id' | 'state' | 'may'>;

/** After how many milliseconds a match is read again; never once it is over. */
export const pageAgainAfter = (match: Looked | undefined): number | false =>
  match !== undefined && match.state !== 'finished' && page;

/** After how many milliseconds its log is read on; never once it is over, nor while points wait to be sent. */
export function logAgainAfter(match: Looked | undefined): number | false {
  if (match === undefined || match.state === 'finished') return false;
  if (!match.may.score) return spectators;
  return waitingOf(orderOf(match._id)).length === 0 && scorers;
}
