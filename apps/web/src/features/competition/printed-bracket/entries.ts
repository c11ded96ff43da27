import type { Group } from '@topspin/contract';
import { otherSide, sides } from '@topspin/engine';
import { placesOf, roundsOf, thirdPlaceOf } from '#domain/bracket/rounds.ts';

type Match = Group['matches'][number];

/** What stands on a line of a bracket: who got there, and by which match. */
export type BracketEntry = {
  readonly player: { readonly _id: string; readonly name: string } | null;
  /** A line of the first round where nobody stands. */
  readonly isBye: boolean;
  /** The match that was won to get there. */
  readonly won: Match | undefined;
};

type BracketLines = {
  /** A list for each round, and the winner last. */
  readonly rounds: readonly (readonly BracketEntry[])[];
  readonly third: Match | undefined;
};

/** The lines of a bracket in each of its rounds, from the draw and from what was played. */
export function bracketLines({ players, matches }: Pick<Group, 'players' | 'matches'>): BracketLines {
  const size = Math.max(2, 2 ** Math.ceil(Math.log2(Math.max(1, players.length))));
  const count = Math.log2(size);
  const known = roundsOf(matches);
  // Before its matches are made, a bracket has its first round alone.
  const skipped = count - known.length;
  const matchesOf = (round: number) => (round < skipped ? [] : placesOf(known, round - skipped));
  const rounds = Array.from({ length: count + 1 }, (_, round) => {
    const here = round === count ? [] : matchesOf(round);
    const before = round === 0 ? [] : matchesOf(round - 1);
    return Array.from({ length: size / 2 ** round }, (_ignored, at): BracketEntry => {
      const won = before[at];
      const drawn = round === 0 ? (players[at] ?? null) : null;
      const stands = here[Math.floor(at / 2)]?.[sides[at % 2] ?? 'a'] ?? drawn;
      const winner = won?.winner ? won[won.winner] : null;
      return {
        player: stands ?? winner,
        isBye: round === 0 && stands === null && players.length > 0 && players[at] === null,
        won: won?.state === 'finished' ? won : undefined,
      };
    });
  });
  return { rounds, third: thirdPlaceOf(matches) };
}

/** The games of a finished match, those of its winner first. */
export function gamesOf({ winner, sets_won: won }: Pick<Match, 'winner' | 'sets_won'>): string {
  if (winner === null) return '';
  return `${won[winner]}–${won[otherSide(winner)]}`;
}
