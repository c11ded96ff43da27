import type { Group, MatchPage } from '@topspin/contract';
import { namesInPair } from '#domain/match/pair-words.ts';
import { peopleOfSide } from '#domain/match/people-of-side.ts';

type Person = { readonly _id: string; readonly name: string };

/** The people of a group who can umpire a match: those who neither play it nor have left, each of a pair for themselves. */
export function umpiresOf(
  { a, b }: Pick<MatchPage, 'a' | 'b'>,
  { players, matches }: Pick<Group, 'players' | 'matches'>,
): readonly Person[] {
  const playing = new Set([a, b].flatMap(peopleOfSide).map(({ _id }) => _id));
  const peopleById = new Map(
    matches.flatMap((match) => [match.a, match.b].map((side) => [side?._id, peopleOfSide(side)] as const)),
  );
  return players
    .flatMap((player) => {
      if (player === null || player.left) return [];
      // The people of a pair are known by a match of theirs alone.
      return peopleById.get(player._id) ?? (namesInPair(player.name) === null ? [player] : []);
    })
    .filter(({ _id }) => !playing.has(_id));
}
