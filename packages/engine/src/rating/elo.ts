import type { PlayerId } from '../id.ts';
import type { RatingSettings } from './settings.ts';

/** A player's standing: the unrounded rating and the number of rated matches it is based on. */
export type RatingStanding = { readonly rating: number; readonly matches: number };

/** The standings of players; missing players have the initial rating. */
export type RatingStandings = ReadonlyMap<PlayerId, RatingStanding>;

/** The effect of one match: each player's points and the winner's expected chance, from 0 to 1. */
export type RatingExchange = {
  readonly winner: number;
  readonly loser: number;
  readonly expected: number;
};

/** The standing of a player without a rated match. */
export const startingStanding = (settings: RatingSettings): RatingStanding => ({
  rating: settings.start,
  matches: 0,
});

/**
 * The chance, from 0 to 1, of a player to win against another according to Elo (A. Elo, The Rating of
 * Chessplayers, 1978, with the logistic curve): `scale` points ahead means ten wins out of eleven.
 */
export const expectedScore = (own: number, other: number, settings: Pick<RatingSettings, 'scale'>): number =>
  1 / (1 + 10 ** ((other - own) / settings.scale));

/** The most points that the next match can move for a player with this many rated matches. */
export const kFactor = (matches: number, settings: RatingSettings): number =>
  matches < settings.provisionalMatches ? settings.provisionalK : settings.k;

/**
 * The points that a match moves for its winner (never negative) and its loser (never positive), unrounded.
 * Both are the same surprise times the K of each, so that with one K they are exactly opposite; a loss stops
 * at the floor.
 */
export const exchange = (
  winner: RatingStanding,
  loser: RatingStanding,
  settings: RatingSettings,
): RatingExchange => {
  const expected = expectedScore(winner.rating, loser.rating, settings);
  const surprise = 1 - expected;
  const loss = kFactor(loser.matches, settings) * surprise;
  return {
    winner: kFactor(winner.matches, settings) * surprise,
    loser: loser.rating - loss < settings.floor ? settings.floor - loser.rating : -loss,
    expected,
  };
};

/** A rating as displayed: whole points. Calculations use the unrounded one. */
export const shownRating = (rating: number): number => Math.round(rating);
