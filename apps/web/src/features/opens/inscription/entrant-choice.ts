import type { Entrant, Entrants } from '@topspin/contract';

/** Up to this many people are ticked by default; with more, the user ticks those who come. */
const allTicked = 12;

const standing: readonly string[] = ['registered', 'waiting', 'present', 'absent'];
const gone: readonly string[] = ['withdrawn', 'removed', 'declined'];

export const isIn = ({ inscription }: Entrant): boolean =>
  inscription !== null && standing.includes(inscription.state);

/** Players who withdrew: they have a separate button to register again. */
export const hasLeft = ({ inscription }: Entrant): boolean =>
  inscription !== null && gone.includes(inscription.state);

export const canEnter = (entrant: Entrant): boolean => !isIn(entrant) && entrant.reasons.length === 0;

/** Manual ticks by player; the rest keep their default. */
export type Ticks = ReadonlyMap<string, boolean>;

const ticked = (entrant: Entrant, { collection }: Entrants, ticks: Ticks): boolean =>
  canEnter(entrant) &&
  (ticks.get(entrant.player._id) ?? (!hasLeft(entrant) && collection.length <= allTicked));

/** The players to register. */
export const chosenOf = (entrants: Entrants, ticks: Ticks): readonly Entrant[] =>
  entrants.collection.filter((entrant) => ticked(entrant, entrants, ticks));
