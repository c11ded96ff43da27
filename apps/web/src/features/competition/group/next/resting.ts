import type { Group } from '@topspin/contract';
import { peopleOfSide } from '#domain/match/people-of-side.ts';
import type { NextMatches } from './next-matches.ts';

type GroupMatch = Pick<Group['matches'][number], '_id' | 'a' | 'b' | 'umpire' | 'state' | 'called_at'>;

/** The names of those who neither play nor umpire, now or next; a pair does not rest while one of the two is busy, nor does a player who left. */
export function restingOf<M extends GroupMatch>(
  { matches, players }: Pick<Group, 'players'> & { readonly matches: readonly M[] },
  { current, following }: NextMatches<M>,
): readonly string[] {
  if (current === undefined) return [];
  const busy = new Set(
    [current, following].flatMap((match) => [match?.a?._id, match?.b?._id, match?.umpire?._id]),
  );
  const umpiring = matches
    .flatMap(({ a, b }) => [a, b])
    .filter((side) => peopleOfSide(side).some(({ _id }) => busy.has(_id)))
    .map((side) => side?._id);
  return players.flatMap((player) =>
    player === null || player.left || busy.has(player._id) || umpiring.includes(player._id)
      ? []
      : [player.name],
  );
}
