import type { MatchId } from '../id.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { batchEnd } from './columns.ts';
import type { MatchColumns } from './columns.ts';
import { correctColumns } from './correct-columns.ts';
import { rowsAt, standingsOf } from './ledger.ts';
import type { Ledger, LedgerRow } from './ledger.ts';
import { numberPlayers, openingColumns, toColumns } from './match-columns.ts';
import { batchName } from './order.ts';
import type { RatedMatch } from './rated-match.ts';
import type { RatingUpdating } from './settings.ts';

/** What may change about rated matches after the fact. */
export type LedgerChange =
  | { readonly type: 'add'; readonly match: RatedMatch }
  | { readonly type: 'replace'; readonly match: RatedMatch }
  | { readonly type: 'remove'; readonly match: MatchId };

/**
 * A ledger after a change. `touched` says how many matches had to be rated again; `rows` are those that are new
 * or have other figures than before (the rows of a removed match are gone).
 */
export type Correction = {
  readonly ledger: Ledger;
  readonly touched: number;
  readonly rows: readonly LedgerRow[];
};

export type CorrectionFailure =
  | { readonly code: 'rating.matchKnown'; readonly match: MatchId }
  | { readonly code: 'rating.matchUnknown'; readonly match: MatchId };

const idOf = (change: LedgerChange): MatchId => (change.type === 'remove' ? change.match : change.match.id);

const applied = (matches: readonly RatedMatch[], change: LedgerChange): readonly RatedMatch[] => {
  switch (change.type) {
    case 'add':
      return [...matches, change.match];
    case 'replace':
      return matches.map((match) => (match.id === change.match.id ? change.match : match));
    case 'remove':
      return matches.filter((match) => match.id !== change.match);
  }
};

/** Where the batches start that a change is about. */
const startsOf = (
  names: ReadonlySet<string>,
  matches: readonly RatedMatch[],
  columns: MatchColumns,
  updating: RatingUpdating,
): ReadonlySet<number> => {
  const starts = new Set<number>();
  for (let from = 0; from < matches.length; from = batchEnd(columns, from)) {
    if (names.has(batchName(matches[from] as RatedMatch, updating))) starts.add(from);
  }
  return starts;
};

const sameRow = (one: LedgerRow, other: LedgerRow | undefined): boolean =>
  other !== undefined &&
  one.before === other.before &&
  one.after === other.after &&
  one.expected === other.expected;

const rowKey = (row: LedgerRow): string => `${row.match} ${row.player}`;

/** The ledger with a change made to it, rating again only what depends on the change. */
const corrected = (before: Ledger, change: LedgerChange, known: RatedMatch | undefined): Correction => {
  const { settings, opening } = before;
  const matches = applied(before.matches, change);
  const numbers = numberPlayers(matches, before.columns.numbers);
  const { ordered, columns } = toColumns(matches, numbers, settings.updating);
  const changed = [known, change.type === 'remove' ? undefined : change.match];
  const names = new Set(
    changed.flatMap((match) => (match === undefined ? [] : [batchName(match, settings.updating)])),
  );
  const { ledger, touched } = correctColumns(
    {
      before: before.columns.matches,
      ledger: before.columns.ledger,
      after: columns,
      removed: startsOf(names, before.matches, before.columns.matches, settings.updating),
      inserted: startsOf(names, ordered, columns, settings.updating),
    },
    settings,
    openingColumns(numbers, opening, settings),
  );
  const rows = ordered.flatMap((match, position) => rowsAt(position, match, ledger, settings));
  const old = new Map(before.rows.map((row) => [rowKey(row), row]));
  const again = touched.flatMap((position) => rows.slice(2 * position, 2 * position + 2));
  return {
    ledger: {
      settings,
      opening,
      matches: ordered,
      rows,
      standings: standingsOf(numbers, ledger, opening),
      columns: { numbers, matches: columns, ledger },
    },
    touched: touched.length,
    rows: again.filter((row) => !sameRow(row, old.get(rowKey(row)))),
  };
};

/**
 * Adds, replaces or removes a rated match after later ones were rated. The ledger that comes out is that of a
 * replay of all the matches, bit for bit, but only what depends on the change is rated again. Fails when the
 * match to add is known already, or the one to replace or remove is not.
 */
export const correct = (ledger: Ledger, change: LedgerChange): Result<Correction, CorrectionFailure> => {
  const match = idOf(change);
  const known = ledger.matches.find(({ id }) => id === match);
  if (change.type === 'add' && known !== undefined) return err({ code: 'rating.matchKnown', match });
  if (change.type !== 'add' && known === undefined) return err({ code: 'rating.matchUnknown', match });
  return ok(corrected(ledger, change, known));
};
