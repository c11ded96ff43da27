import type { KnockoutResult } from '../draw/classification/bracket-places.ts';
import { bracketMatches, type BracketMatch, type NextSlot } from '../draw/bracket/bracket.ts';
import { bracketSize } from '../draw/bracket/rounds.ts';
import type { PlayerId } from '../id.ts';
import { itemAt } from '../item-at.ts';
import { randomInteger, type Random } from '../random.ts';

type Played = { -readonly [Key in keyof KnockoutResult]: KnockoutResult[Key] };

/** Lines with a bye for as many players as it takes. */
const linesOf = (players: readonly PlayerId[]): readonly (PlayerId | null)[] => {
  const byes = bracketSize(players.length) - players.length;
  return players.flatMap((player, index) => (index < byes ? [player, null] : [player]));
};

const sidesOf = ({ a, b }: Played): readonly PlayerId[] => [a, b].filter((player) => player !== null);

/** One of those who came, or nobody: one in ten does not come. */
const anyWinner = (match: Played, random: Random): PlayerId | null => {
  const here = sidesOf(match).filter(() => random() < 0.9);
  return here[randomInteger(Math.max(1, here.length), random)] ?? null;
};

const seat = (played: readonly Played[], slot: NextSlot | null, player: PlayerId | null): void => {
  if (slot !== null) itemAt(played, slot.match)[slot.side] = player;
};

/** Sends the players of a match on; one in three losers does not play for third place. */
const sendOn = (match: BracketMatch, played: readonly Played[], index: number, random: Random): void => {
  const result = itemAt(played, index);
  const loser = sidesOf(result).find((player) => player !== result.winner);
  seat(played, match.winnerTo, result.winner);
  seat(played, match.loserTo, result.winner !== null && random() < 0.7 ? (loser ?? null) : null);
};

/** Gives a match another winner; half of the times the next match changes too, and those after it are kept as they were played. */
const correct = (matches: readonly BracketMatch[], played: readonly Played[], random: Random): void => {
  const index = randomInteger(matches.length, random);
  const result = itemAt(played, index);
  result.winner = anyWinner(result, random);
  const next = itemAt(matches, index).winnerTo;
  if (next === null || random() < 0.5) return;
  seat(played, next, result.winner);
  itemAt(played, next.match).winner = anyWinner(itemAt(played, next.match), random);
};

/** The results of a bracket played to its end, some of which were corrected since. */
export const anyBracketResults = (
  players: readonly PlayerId[],
  thirdPlace: boolean,
  corrections: number,
  random: Random,
): readonly KnockoutResult[] => {
  const matches = bracketMatches(linesOf(players), { thirdPlace });
  const played = matches.map(({ name, a, b }): Played => ({ round: name, a, b, winner: null }));
  for (const [index, match] of matches.entries()) {
    const result = itemAt(played, index);
    result.winner = anyWinner(result, random);
    sendOn(match, played, index, random);
  }
  for (let done = 0; done < corrections; done += 1) correct(matches, played, random);
  return played;
};
