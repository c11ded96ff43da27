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

type Words = { readonly inscription: string | null; readonly functional_diversity: string | null };

/** The consent texts about somebody, with their name. */
export function consentsFor({ player, relation }: Entrant, { consents }: Entrants): Words {
  const found = consents.find((words) => words.relation === relation);
  const named = (text: string | null | undefined) =>
    text?.replaceAll('{{player}}', () => player.name) ?? null;
  return {
    inscription: named(found?.inscription),
    functional_diversity: named(found?.functional_diversity),
  };
}

/** Manual ticks by player; the rest keep their default. */
export type Ticks = ReadonlyMap<string, boolean>;

const ticked = (entrant: Entrant, { collection }: Entrants, ticks: Ticks): boolean =>
  canEnter(entrant) &&
  (ticks.get(entrant.player._id) ?? (!hasLeft(entrant) && collection.length <= allTicked));

/** The players to register. */
export const chosenOf = (entrants: Entrants, ticks: Ticks): readonly Entrant[] =>
  entrants.collection.filter((entrant) => ticked(entrant, entrants, ticks));
