import { intAt, realAt } from '../item-at.ts';
import type { MatchId, PlayerId } from '../id.ts';
import { replayColumns } from './columns.ts';
import type { LedgerColumns } from './columns.ts';
import type { RatingStandings } from './elo.ts';
import { numberPlayers, openingColumns, toColumns } from './match-columns.ts';
import type { PlayerNumbers } from './match-columns.ts';
import type { RatedMatch } from './rated-match.ts';
import type { RatingSettings } from './settings.ts';

/** Why a rating moved: a win, a loss, or the floor that stopped a fall; `initial` is where a player began, without a match. */
export const ledgerReasons = ['win', 'loss', 'floor', 'initial'] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** What one match did to one player's rating. Unrounded; `expected` is the chance of winning, 0 to 1. */
export type LedgerRow = {
  readonly match: MatchId;
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  /** The player's number of rated matches before this one. */
  readonly matchesBefore: number;
  readonly before: number;
  readonly after: number;
  readonly expected: number;
  readonly reason: Exclude<LedgerReason, 'initial'>;
};

/** All rated matches in order, two rows for each (a's, then b's), and everybody's final standing. */
export type Ledger = {
  readonly settings: RatingSettings;
  readonly matches: readonly RatedMatch[];
  readonly rows: readonly LedgerRow[];
  readonly standings: RatingStandings;
};

const reasonOf = (won: boolean, after: number, settings: RatingSettings): LedgerRow['reason'] => {
  if (after === settings.floor) return 'floor';
  return won ? 'win' : 'loss';
};

/** The two rows of the match at a position of the columns: a's, then b's. */
const rowsAt = (
  position: number,
  match: RatedMatch,
  ledger: LedgerColumns,
  settings: RatingSettings,
): [LedgerRow, LedgerRow] => {
  const winnerAfter = realAt(ledger.winnerAfter, position);
  const loserAfter = realAt(ledger.loserAfter, position);
  const expected = realAt(ledger.expected, position);
  const aWon = match.winner === 'a';
  const winner: LedgerRow = {
    match: match.id,
    player: aWon ? match.a : match.b,
    opponent: aWon ? match.b : match.a,
    matchesBefore: intAt(ledger.winnerMatches, position),
    before: realAt(ledger.winnerBefore, position),
    after: winnerAfter,
    expected,
    reason: reasonOf(true, winnerAfter, settings),
  };
  const loser: LedgerRow = {
    match: match.id,
    player: aWon ? match.b : match.a,
    opponent: aWon ? match.a : match.b,
    matchesBefore: intAt(ledger.loserMatches, position),
    before: realAt(ledger.loserBefore, position),
    after: loserAfter,
    expected: 1 - expected,
    reason: reasonOf(false, loserAfter, settings),
  };
  return aWon ? [winner, loser] : [loser, winner];
};

/** The final standings of everybody who has a rated match or an opening standing. */
const standingsOf = (
  numbers: PlayerNumbers,
  ledger: LedgerColumns,
  opening: RatingStandings,
): RatingStandings => {
  const standings = new Map(opening);
  const { ratings, matches } = ledger.standings;
  for (const [player, number] of numbers) {
    const played = intAt(matches, number);
    if (played > 0) standings.set(player, { rating: realAt(ratings, number), matches: played });
  }
  return standings;
};

/**
 * Rates matches in the order of their finish, then id (updates per event: open by open, in the order in which
 * the opens' last matches finished). `opening` are the standings before the first of them: for a ledger that does not
 * start from zero, and for players with an initial rating.
 */
export const replay = (
  matches: readonly RatedMatch[],
  settings: RatingSettings,
  opening: RatingStandings = new Map(),
): Ledger => {
  const numbers = numberPlayers(matches);
  const { ordered, columns } = toColumns(matches, numbers, settings.updating);
  const ledger = replayColumns(columns, settings, openingColumns(numbers, opening, settings));
  return {
    settings,
    matches: ordered,
    rows: ordered.flatMap((match, position) => rowsAt(position, match, ledger, settings)),
    standings: standingsOf(numbers, ledger, opening),
  };
};

/** What a match adds to a ledger: the rows of a and b, and their new standings. */
export type AppendedMatch = { readonly rows: readonly LedgerRow[]; readonly standings: RatingStandings };

/**
 * Rates a match that finished after every other of its two players, with updates per match; `standings` only
 * needs these two. For a match that comes late, or one under updates per event, see `rerate`.
 */
export const appendMatch = (
  standings: RatingStandings,
  match: RatedMatch,
  settings: RatingSettings,
): AppendedMatch => {
  const ledger = replay([match], settings, standings);
  return { rows: ledger.rows, standings: ledger.standings };
};
