import type { Match } from '@topspin/contract';
import { type RoundName, roundNames, type Side } from '@topspin/engine';

export type Someone = { readonly _id: string; readonly name: string };

/** A match at its place in a bracket, as users and visitors read it. */
export type BracketMatch = Readonly<
  Pick<Match, '_id' | 'round' | 'number' | 'state' | 'outcome' | 'annulled' | 'winner' | 'table' | 'sets_won'>
> & {
  readonly a: Someone | null;
  readonly b: Someone | null;
};

/** A round of a bracket: its matches from the top. */
export type BracketRound<Match extends BracketMatch = BracketMatch> = {
  readonly name: RoundName;
  readonly matches: readonly Match[];
};

/** The rounds of a bracket in the order in which they are played, the match for third place apart. */
export function roundsOf<Match extends BracketMatch>(
  matches: readonly Match[],
): readonly BracketRound<Match>[] {
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

/** Every place of a round from the top; where a bye stood in the first round there is no match. */
export function placesOf<Match extends BracketMatch>(
  rounds: readonly BracketRound<Match>[],
  column: number,
): readonly (Match | undefined)[] {
  const places = 2 ** (rounds.length - 1 - column);
  return Array.from({ length: places }, (_, place) =>
    rounds[column]?.matches.find(({ number }) => number === place + 1),
  );
}

/** A line beside a match: none, an ordinary one, or one on the path of the highlighted player. */
type Line = 'plain' | 'lit' | undefined;

export type Lines = {
  /** To the next round. */
  readonly out: Line;
  /** From the round before. */
  readonly into: Line;
};

const plays = (match: BracketMatch | undefined, player: string | null): boolean =>
  player !== null && (match?.a?._id === player || match?.b?._id === player);

/** The lines at a place of a round. A path is highlighted between two matches of its player. */
export function linesOf(
  rounds: readonly BracketRound[],
  column: number,
  place: number,
  player: string | null,
): Lines {
  const here = placesOf(rounds, column)[place];
  const next = placesOf(rounds, column + 1)[Math.floor(place / 2)];
  const before = column === 0 ? [] : placesOf(rounds, column - 1).slice(2 * place, 2 * place + 2);
  const isLast = column === rounds.length - 1;
  const out = here === undefined || isLast ? undefined : lineOf(plays(here, player) && plays(next, player));
  const fed = before.some((match) => match !== undefined);
  const litBefore = before.some((match) => plays(match, player));
  return {
    out,
    into: fed ? lineOf(plays(here, player) && litBefore) : undefined,
  };
}

const lineOf = (isLit: boolean): Line => (isLit ? 'lit' : 'plain');

/** Everybody in a bracket, by name. */
export function playersOf(matches: readonly BracketMatch[]): readonly Someone[] {
  const people = new Map(
    matches
      .flatMap(({ a, b }) => [a, b])
      .filter((player) => player !== null)
      .map(({ _id, name }) => [_id, { _id, name }]),
  );
  return [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The winner of the final, once it is over. */
export function winnerOf<Match extends BracketMatch>(
  rounds: readonly BracketRound<Match>[],
): Match[Side] | null {
  const final = rounds.at(-1)?.matches[0];
  return final?.round === 'final' && final.winner !== null ? final[final.winner] : null;
}

/** Whether something is said below the names of a match: that it is in play, its table, or that it was not played out. */
export const hasNote = ({ state, table, outcome }: BracketMatch): boolean =>
  state === 'inPlay' ||
  (state !== 'finished' && table !== null) ||
  (outcome !== null && outcome !== 'played');

/** The match for third place, if there is one. */
export const thirdPlaceOf = <Match extends BracketMatch>(matches: readonly Match[]): Match | undefined =>
  matches.find(({ round }) => round === 'thirdPlace');
