import type { Entrant, Entrants } from '@topspin/contract';

/** Up to so many people are all ticked to begin with; of more, one ticks those who come. */
const allTicked = 12;

const standing: readonly string[] = ['registered', 'waiting', 'present', 'absent'];
const gone: readonly string[] = ['withdrawn', 'removed', 'declined'];

export const isIn = ({ inscription }: Entrant): boolean =>
  inscription !== null && standing.includes(inscription.state);

/** Out of an open that they were in: they come back by a button of their own. */
export const hasLeft = ({ inscription }: Entrant): boolean =>
  inscription !== null && gone.includes(inscription.state);

export const canEnter = (entrant: Entrant): boolean => !isIn(entrant) && entrant.reasons.length === 0;

/** What was ticked by hand, by player: the rest is as it begins. */
export type Ticks = ReadonlyMap<string, boolean>;

const ticked = (entrant: Entrant, { collection }: Entrants, ticks: Ticks): boolean =>
  canEnter(entrant) &&
  (ticks.get(entrant.player._id) ?? (!hasLeft(entrant) && collection.length <= allTicked));

/** Those who are to be registered. */
export const chosenOf = (entrants: Entrants, ticks: Ticks): readonly Entrant[] =>
  entrants.collection.filter((entrant) => ticked(entrant, entrants, ticks));
