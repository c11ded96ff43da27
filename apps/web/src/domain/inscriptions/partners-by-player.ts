import type { Pair } from '@topspin/contract';
import { isStanding } from '@topspin/engine';

type Member = Pick<Pair['members'][number], '_id' | 'name'>;

/** A person's partner, and whether the two are in the draw. */
export type Partner = { readonly name: string; readonly drawn: boolean };

/** Each person's partner in an open of doubles; nothing of those without one, or whose pair has left. */
export const partnersByPlayer = (
  pairs: readonly (Pick<Pair, 'state' | 'drawn'> & { readonly members: readonly Member[] })[],
): ReadonlyMap<string, Partner> =>
  new Map(
    pairs.flatMap(({ state, drawn, members }) =>
      members.flatMap(({ _id }) => {
        const partner = members.find((other) => other._id !== _id);
        return partner && isStanding(state) ? [[_id, { name: partner.name, drawn }] as const] : [];
      }),
    ),
  );
