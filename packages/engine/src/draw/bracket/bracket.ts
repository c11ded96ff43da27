import { itemAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import { roundName } from './rounds.ts';
import type { RoundName } from './rounds.ts';

/** The lines of a bracket from top to bottom, a power of two of them; null is a bye. */
export type Lines = readonly (PlayerId | null)[];

/** Where a player goes next: a match, by its index in the list, and the side in it. */
export type NextSlot = { readonly match: number; readonly side: 'a' | 'b' };

/** A match of a bracket. */
export type BracketMatch = {
  readonly name: RoundName;
  /** The round it belongs to, from 1; the match for third place goes with the final. */
  readonly round: number;
  /** The position from the top in its round, from 1; positions with a bye are left out. */
  readonly position: number;
  /** Upper and lower player, null while unknown. */
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
  readonly winnerTo: NextSlot | null;
  /** Only in semi-finals, when there is a match for third place. */
  readonly loserTo: NextSlot | null;
};

type Building = { -readonly [Key in keyof BracketMatch]: BracketMatch[Key] };

/** A place of the bracket in a round: its player if known, and the match whose winner gets it, or -1. */
type Places = { readonly players: (PlayerId | null)[]; readonly feeders: number[] };

const isBye = (places: Places, place: number): boolean =>
  places.players[place] === null && itemAt(places.feeders, place) < 0;

const newMatch = (
  name: RoundName,
  round: number,
  position: number,
  a: PlayerId | null,
  b: PlayerId | null,
): Building => ({ name, round, position, a, b, winnerTo: null, loserTo: null });

/** Sends the losers of both semi-finals to a match for third place, when both were played in the round before. */
const addThirdPlace = (matches: Building[], { feeders }: Places, round: number): void => {
  const [upper, lower] = [itemAt(feeders, 0), itemAt(feeders, 1)];
  const semifinals = [matches[upper], matches[lower]];
  if (semifinals.some((match) => match?.name !== 'semifinal')) return;
  const match = matches.length;
  matches.push(newMatch('thirdPlace', round, 2, null, null));
  itemAt(matches, upper).loserTo = { match, side: 'a' };
  itemAt(matches, lower).loserTo = { match, side: 'b' };
};

/** Adds a round's matches and returns the places of the next round; a player with a bye goes straight there. */
const playRound = (matches: Building[], places: Places, round: number): Places => {
  const size = places.players.length;
  const name = roundName(size);
  const next: Places = { players: [], feeders: [] };
  for (let place = 0; place < size; place += 2) {
    const upperBye = isBye(places, place);
    const through = upperBye ? place + 1 : place;
    if (upperBye || isBye(places, place + 1)) {
      next.players.push(itemAt(places.players, through));
      next.feeders.push(itemAt(places.feeders, through));
      continue;
    }
    const index = matches.length;
    matches.push(
      newMatch(name, round, place / 2 + 1, itemAt(places.players, place), itemAt(places.players, place + 1)),
    );
    const upper = matches[itemAt(places.feeders, place)];
    const lower = matches[itemAt(places.feeders, place + 1)];
    if (upper !== undefined) upper.winnerTo = { match: index, side: 'a' };
    if (lower !== undefined) lower.winnerTo = { match: index, side: 'b' };
    next.players.push(null);
    next.feeders.push(index);
  }
  return next;
};

/**
 * The matches of a bracket, first round first and the final last, one less than there are players; with
 * `thirdPlace` one more, before the final, when both semi-finals are played. Byes are not matches: a player with
 * one is in the next round from the start. The number of lines must be a power of two from 2 to 512.
 */
export const bracketMatches = (
  lines: Lines,
  { thirdPlace = false }: { readonly thirdPlace?: boolean } = {},
): readonly BracketMatch[] => {
  const matches: Building[] = [];
  let places: Places = { players: [...lines], feeders: lines.map(() => -1) };
  for (let round = 1; places.players.length > 1; round += 1) {
    if (thirdPlace) addThirdPlace(matches, places, round);
    places = playRound(matches, places, round);
  }
  return matches;
};
