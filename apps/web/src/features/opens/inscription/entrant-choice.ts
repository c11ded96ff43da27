import type { Entrant, Entrants } from '@topspin/contract';

/** Up to this many people the consents are all in view, and one button ticks everybody. */
const mostTickedTogether = 12;

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

const canBeTicked = (entrant: Entrant): boolean => canEnter(entrant) && !hasLeft(entrant);

/** The players to register. A tick is a consent, so only users themselves are ticked beforehand, and not once somebody is in. */
export function chosenOf(people: readonly Entrant[], ticks: Ticks): readonly Entrant[] {
  const begins = !people.some((one) => isIn(one) || hasLeft(one));
  return people.filter(
    (one) => canBeTicked(one) && (ticks.get(one.player._id) ?? (begins && one.relation === 'self')),
  );
}

/** Those who can be ticked. */
export const tickable = (people: readonly Entrant[]): readonly Entrant[] => people.filter(canBeTicked);

export const showsConsents = (people: readonly Entrant[]): boolean => people.length <= mostTickedTogether;
