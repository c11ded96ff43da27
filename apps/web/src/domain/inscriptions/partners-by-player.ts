import type { Pair } from '@topspin/contract';

/** The name of each person's partner in an open of doubles; nothing of those without one. */
export const partnersByPlayer = (
  pairs: readonly { readonly members: readonly Pick<Pair['members'][number], '_id' | 'name'>[] }[],
): ReadonlyMap<string, string> =>
  new Map(
    pairs.flatMap(({ members }) =>
      members.flatMap(({ _id }) => {
        const partner = members.find((other) => other._id !== _id);
        return partner ? [[_id, partner.name] as const] : [];
      }),
    ),
  );
