/** How many rounds a Swiss phase has. */
export type SwissRounds = {
  /** So many leave only one unbeaten. */
  readonly least: number;
  /** Two more, as organisers of Swiss evenings play, as far as there are opponents. */
  readonly proposed: number;
  /** In so many rounds everybody has met everybody; one more would be a rematch. Only up to ten players are so many certain to go without one. */
  readonly most: number;
};

/** The rounds for this many players, at least two. */
export const swissRounds = (players: number): SwissRounds => {
  const least = Math.ceil(Math.log2(players));
  const most = players % 2 === 0 ? players - 1 : players;
  return { least, proposed: Math.min(least + 2, most), most };
};

/** The most rounds that can be asked for. */
export const maxSwissRounds = 15;

/** Why a number of rounds does not suit a field. Both are said, and neither is refused. */
export type RoundsWarning =
  | { readonly code: 'swiss.roundsTooFew'; readonly rounds: number; readonly least: number }
  | { readonly code: 'swiss.roundsTooMany'; readonly rounds: number; readonly most: number };

/** The warning before a Swiss phase of so many rounds begins, if there is one. */
export const roundsWarning = (players: number, rounds: number): RoundsWarning | undefined => {
  const { least, most } = swissRounds(players);
  if (rounds > most) return { code: 'swiss.roundsTooMany', rounds, most };
  if (rounds < least) return { code: 'swiss.roundsTooFew', rounds, least };
  return undefined;
};
