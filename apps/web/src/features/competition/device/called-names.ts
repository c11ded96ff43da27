import type { Match } from '@topspin/contract';
import { type MatchState, sides, type Side } from '@topspin/engine';
import { isDoubles, peopleIn, personIn } from '#domain/match/pair-words.ts';
import { formatList } from '#lib/format.ts';

/** The names in the call of a score. */
export type CalledNames = Readonly<Record<Side, string>> & {
  /** In doubles: who serves to whom, once it was said. */
  readonly turn?: { readonly server: string; readonly receiver: string };
};

/** The names of a match as they are called: "Ana y Leo" of a pair, since voices read the stroke between them. */
export function calledNames(
  match: Pick<Match, 'a' | 'b'>,
  { serving }: Pick<MatchState, 'serving'>,
  nameOf: (match: Pick<Match, 'a' | 'b'>, side: Side) => string,
): CalledNames {
  const [a = '', b = ''] = sides.map((side) =>
    isDoubles(match) ? formatList(peopleIn(match, side)) : nameOf(match, side),
  );
  if (!serving) return { a, b };
  const { server, receiver } = serving;
  return { a, b, turn: { server: personIn(match, server), receiver: personIn(match, receiver) } };
}
