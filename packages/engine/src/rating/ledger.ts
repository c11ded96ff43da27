import type { MatchId, PlayerId } from '../id.ts';
import { exchange, startingStanding } from './elo.ts';
import type { RatingStanding } from './elo.ts';
import type { RatedMatch } from './rated-match.ts';
import type { RatingSettings } from './settings.ts';

/** Why a rating moved: a win, a loss, or a loss cut short by the floor. */
export const ledgerReasons = ['win', 'loss', 'floor'] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** What one match did to one player's rating. Unrounded; `expected` is the chance of winning, 0 to 1. */
export type LedgerRow = {
  readonly match: MatchId;
  readonly player: PlayerId;
  readonly before: number;
  readonly after: number;
  readonly expected: number;
  readonly reason: LedgerReason;
};

/** Where players stand; whoever is missing stands at the start of the settings. */
export type RatingStandings = ReadonlyMap<PlayerId, RatingStanding>;

/** All rated matches in their order, two rows for each (a's, then b's) and where that leaves everybody. */
export type Ledger = {
  readonly settings: RatingSettings;
  /** Where players stood before the first of these matches: empty for a ledger from the very beginning. */
  readonly opening: RatingStandings;
  readonly matches: readonly RatedMatch[];
  readonly rows: readonly LedgerRow[];
  readonly standings: RatingStandings;
};

/** What a match adds to a ledger: the rows of a and b, and where it leaves the two. */
export type AppendedMatch = {
  readonly rows: readonly [LedgerRow, LedgerRow];
  readonly standings: RatingStandings;
};

/** What a referee may change about rated matches after the fact. */
export type LedgerChange =
  | { readonly type: 'add'; readonly match: RatedMatch }
  | { readonly type: 'replace'; readonly match: RatedMatch }
  | { readonly type: 'remove'; readonly match: MatchId };

/**
 * A ledger after a change. `touched` says how many matches had to be rated again, `rows` are those that are new
 * or have other figures than before, and the ledger is the same, bit for bit, as a replay of all its matches.
 */
export type Correction = {
  readonly ledger: Ledger;
  readonly touched: number;
  readonly rows: readonly LedgerRow[];
};

/**
 * Rates a match that finished after every other of its two players, with updates per match. `standings` need
 * to hold these two alone. A match that comes late, or one under updates per event, is a correction instead.
 */
export const appendMatch = (
  standings: RatingStandings,
  match: RatedMatch,
  settings: RatingSettings,
): AppendedMatch => {
  const a = standings.get(match.a) ?? startingStanding(settings);
  const b = standings.get(match.b) ?? startingStanding(settings);
  const won = match.winner === 'a';
  const { winner, loser, expected } = won ? exchange(a, b, settings) : exchange(b, a, settings);
  const afterA = { rating: a.rating + (won ? winner : loser), matches: a.matches + 1 };
  const afterB = { rating: b.rating + (won ? loser : winner), matches: b.matches + 1 };
  const reasonOf = (mine: boolean, rating: number): LedgerReason =>
    mine ? 'win' : rating === settings.floor ? 'floor' : 'loss';
  return {
    rows: [
      {
        match: match.id,
        player: match.a,
        before: a.rating,
        after: afterA.rating,
        expected: won ? expected : 1 - expected,
        reason: reasonOf(won, afterA.rating),
      },
      {
        match: match.id,
        player: match.b,
        before: b.rating,
        after: afterB.rating,
        expected: won ? 1 - expected : expected,
        reason: reasonOf(!won, afterB.rating),
      },
    ],
    standings: new Map([
      [match.a, afterA],
      [match.b, afterB],
    ]),
  };
};
