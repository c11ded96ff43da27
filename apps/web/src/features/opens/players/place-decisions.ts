import type { BodyInputOf, removeInscription, Vacancy } from '@topspin/contract';

/** The player who takes a place that was left: the next of the group, or nobody. */
export const takers = ['next', 'nobody'] as const;
export type Taker = (typeof takers)[number];

type Chosen = ReadonlyMap<string, Taker>;
type Place = Pick<Vacancy, 'phase' | 'replacement'>;

/** The choice for each place, by phase: the next of the group unless the organiser decides otherwise. */
export const takerOf = ({ phase }: Place, chosen: Chosen): Taker => chosen.get(phase._id) ?? 'next';

/** The decisions about places a player leaves, with the replacement's name; none if nobody can replace them. */
export function decisionsOf(
  places: readonly Place[],
  chosen: Chosen,
): {
  readonly places: NonNullable<BodyInputOf<typeof removeInscription>['places']>;
  readonly comes: string | undefined;
} {
  const open = places.flatMap((place) => {
    const { replacement } = place;
    return replacement ? [{ place, by: takerOf(place, chosen) === 'next' ? replacement : null }] : [];
  });
  return {
    places: open.map(({ place, by }) => ({ phase_id: place.phase._id, by: by?._id ?? null })),
    comes: open.find(({ by }) => by !== null)?.by?.name,
  };
}
