/** When ratings move: after each match, or once for all the matches of an open. */
export const ratingUpdatings = ['perMatch', 'perEvent'] as const;
export type RatingUpdating = (typeof ratingUpdatings)[number];

/** How an installation rates its players. Points are Elo points. */
export type RatingSettings = {
  /** The rating of a player without a rated match. */
  readonly start: number;
  /** The difference at which the stronger player is expected to win ten matches out of eleven. */
  readonly scale: number;
  /** The most points that one match moves. */
  readonly k: number;
  /** The same while a player is provisional. */
  readonly provisionalK: number;
  /** A player is provisional until this number of rated matches. */
  readonly provisionalMatches: number;
  /** No rating goes below it. */
  readonly floor: number;
  readonly updating: RatingUpdating;
};

export const defaultRatingSettings: RatingSettings = {
  start: 1000,
  scale: 400,
  k: 32,
  provisionalK: 64,
  provisionalMatches: 30,
  floor: 100,
  updating: 'perMatch',
};
