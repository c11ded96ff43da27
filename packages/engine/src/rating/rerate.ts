import type { PlayerId } from '../id.ts';
import { startingStanding } from './elo.ts';
import type { RatingStanding, RatingStandings } from './elo.ts';
import { replay } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';
import type { RatedMatch } from './rated-match.ts';
import type { RatingSettings } from './settings.ts';

/** A ledger from some point on: its rows in any order, and where all of it leaves the players. */
export type KeptLedger = {
  readonly rows: readonly LedgerRow[];
  readonly standings: RatingStandings;
  /** The initial ratings of those who have one; the others begin as everybody. */
  readonly initial: ReadonlyMap<PlayerId, number>;
};

export type MovedPlayer = {
  readonly player: PlayerId;
  readonly before: RatingStanding;
  readonly after: RatingStanding;
};

/** How a stored ledger differs from that of the current matches. */
export type Rerating = {
  /** All the rows that the ledger should have from the point on. */
  readonly rows: readonly LedgerRow[];
  readonly added: readonly LedgerRow[];
  /** Existing rows, with their new figures. */
  readonly changed: readonly LedgerRow[];
  readonly gone: readonly LedgerRow[];
  readonly moved: readonly MovedPlayer[];
  /** The final standings of the players of the stored ledger. */
  readonly standings: RatingStandings;
};

/** Where players stood before the kept rows: before their first row, else where they stand now. */
const openingOf = ({ rows, standings, initial }: KeptLedger): RatingStandings => {
  const opening = new Map(standings);
  const first = new Set<PlayerId>();
  for (const { player, before, matchesBefore } of rows) {
    if (first.has(player) && matchesBefore > (opening.get(player)?.matches ?? 0)) continue;
    first.add(player);
    opening.set(player, { rating: before, matches: matchesBefore });
  }
  for (const [player, { matches }] of opening) {
    if (matches > 0) continue;
    const rating = initial.get(player);
    if (rating === undefined) opening.delete(player);
    else opening.set(player, { rating, matches });
  }
  return opening;
};

const keyOf = ({ match, player }: LedgerRow): string => `${match} ${player}`;

const isSame = (one: LedgerRow, other: LedgerRow): boolean =>
  one.before === other.before &&
  one.after === other.after &&
  one.expected === other.expected &&
  one.reason === other.reason &&
  one.matchesBefore === other.matchesBefore &&
  one.opponent === other.opponent;

const compareRows = (kept: readonly LedgerRow[], rows: readonly LedgerRow[]) => {
  const old = new Map(kept.map((row) => [keyOf(row), row]));
  const added: LedgerRow[] = [];
  const changed: LedgerRow[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const known = old.get(key);
    if (known === undefined) added.push(row);
    else if (!isSame(row, known)) changed.push(row);
    old.delete(key);
  }
  return { added, changed, gone: [...old.values()] };
};

const movedPlayers = (now: RatingStandings, then: RatingStandings): readonly MovedPlayer[] =>
  [...now].flatMap(([player, before]) => {
    const after = then.get(player) ?? before;
    const stays = before.rating === after.rating && before.matches === after.matches;
    return stays ? [] : [{ player, before, after }];
  });

/**
 * Rerates matches from some point on, and returns what to write so that the stored ledger equals a replay
 * from zero, bit for bit. `matches` are all rated ones from that point on, in their current state;
 * `standings` must include their players. Under updates per event the point has to be the beginning, since
 * opens overlap.
 */
export const rerate = (
  kept: KeptLedger,
  matches: readonly RatedMatch[],
  settings: RatingSettings,
): Rerating => {
  const ledger = replay(matches, settings, openingOf(kept));
  const start = startingStanding(settings);
  const standings = new Map(
    [...kept.standings.keys()].map((player) => [player, ledger.standings.get(player) ?? start]),
  );
  return {
    rows: ledger.rows,
    ...compareRows(kept.rows, ledger.rows),
    moved: movedPlayers(kept.standings, standings),
    standings,
  };
};
