import type { Group } from '@topspin/contract';
import { type RoundName, roundNames } from '@topspin/engine';

export type BracketMatch = Group['matches'][number];

/** A round of a bracket: its matches from the top. */
export type BracketRound = { readonly name: RoundName; readonly matches: readonly BracketMatch[] };

/** The rounds of a bracket in the order in which they are played, the match for third place apart. */
export function roundsOf(matches: readonly BracketMatch[]): readonly BracketRound[] {
  return roundNames
    .filter((name) => name !== 'thirdPlace')
    .map((name) => ({
      name,
      matches: matches
        .filter(({ round }) => round === name)
        .toSorted((one, other) => one.number - other.number),
    }))
    .filter((round) => round.matches.length > 0);
}

/** The matches on a player's way. */
export const pathOf = (matches: readonly BracketMatch[], player: string | null): ReadonlySet<string> =>
  new Set(
    matches
      .filter(({ a, b }) => player !== null && (a?._id === player || b?._id === player))
      .map(({ _id }) => _id),
  );
