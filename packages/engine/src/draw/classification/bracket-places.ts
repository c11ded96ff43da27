import type { PlayerId } from '../../id.ts';
import { bracketSize, linesOfRound } from '../bracket/rounds.ts';
import type { RoundName } from '../bracket/rounds.ts';

/** A finished match of a bracket; without a winner when neither player came, with one player after a bye. */
export type KnockoutResult = {
  readonly round: RoundName;
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
  readonly winner: PlayerId | null;
};

/** A bracket: everybody in it, its finished matches, and the players of those that are not finished. */
export type ClassifiedBracket = {
  readonly players: readonly PlayerId[];
  readonly results: readonly KnockoutResult[];
  readonly toPlay: readonly PlayerId[];
};

/** The place of everybody who is out of a bracket or has won it, and how many are still in. */
export type BracketPlaces = {
  readonly places: ReadonlyMap<PlayerId, number>;
  readonly stillIn: number;
};

/** Everybody in a bracket, also a player of its matches who has no line any more. */
export const playersOfBracket = ({ players, results }: ClassifiedBracket): ReadonlySet<PlayerId> =>
  new Set([...players, ...results.flatMap(({ a, b }) => [a, b]).filter((player) => player !== null)]);

/** The match for third place is played after the semi-finals; whoever has played the final too is placed by that. */
const matchesLeft = (round: RoundName): number => (round === 'thirdPlace' ? 3 : linesOfRound(round));

/** The match that decides each player's place: the last one. */
const lastResults = (results: readonly KnockoutResult[]): ReadonlyMap<PlayerId, KnockoutResult> => {
  const last = new Map<PlayerId, KnockoutResult>();
  for (const result of results.toSorted((one, other) => matchesLeft(other.round) - matchesLeft(one.round))) {
    // A match for third place to which neither player came leaves both where the semi-final put them.
    if (result.round === 'thirdPlace' && result.winner === null) continue;
    for (const player of [result.a, result.b]) if (player !== null) last.set(player, result);
  }
  return last;
};

/** The place of those who lose in the first round of a bracket. */
const firstRound = ({ players }: ClassifiedBracket): number => bracketSize(players.length) / 2 + 1;

/**
 * The place that a player's last match gives. Losers of a quarter-final are all 5th, and so is a winner whom a
 * correction left without a semi-final.
 */
const placeAfter = ({ round, winner }: KnockoutResult, player: PlayerId): number => {
  if (round === 'thirdPlace') return winner === player ? 3 : 4;
  return round === 'final' && winner === player ? 1 : linesOfRound(round) / 2 + 1;
};

/** The places in a bracket: those of players who have lost are decided, but for a match for third place. */
export const bracketPlaces = (bracket: ClassifiedBracket): BracketPlaces => {
  const last = lastResults(bracket.results);
  const toPlay = new Set(bracket.toPlay);
  const places = new Map<PlayerId, number>();
  let stillIn = 0;
  for (const player of playersOfBracket(bracket)) {
    const result = last.get(player);
    const hasLost = result !== undefined && result.winner !== player;
    if (toPlay.has(player) && !hasLost) stillIn += 1;
    else places.set(player, result === undefined ? firstRound(bracket) : placeAfter(result, player));
  }
  return { places, stillIn };
};
