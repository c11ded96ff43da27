import {
  appendMatch,
  rerate,
  type LedgerRow,
  type MatchId,
  type MovedPlayer,
  type PlayerId,
  type RatedMatch,
  type RatingSettings,
  type Rerating,
} from '@topspin/engine';
import { ratingSettings } from '#features/settings/reads.ts';
import type { Db } from '#http/call.ts';
import { keptFrom } from './kept.ts';
import type { Retaken } from './rated-match.ts';
import {
  addInitialRows,
  addRows,
  changeRows,
  lockLedger,
  ratedLater,
  removeRows,
  savePlayers,
  startInitialRows,
  standingsNow,
  type InitialRating,
  type Point,
} from './store.ts';

/** Rates a match that has just finished; if later matches of its players are rated already, in its proper place. */
export async function rateMatch(db: Db, match: RatedMatch): Promise<void> {
  await lockLedger(db);
  const settings = await ratingSettings(db);
  const players = [match.a, match.b];
  const overtaken = await ratedLater(db, players, match);
  if (overtaken || settings.updating === 'perEvent') await write(db, [{ ...match, players }], settings);
  else await append(db, match, settings);
}

/**
 * Updates the ledger after results were changed or taken back, and returns the players whose rating changed. The outcome
 * equals a replay of all matches from zero, bit for bit; only rows whose figures changed are written.
 */
export async function rerateAfter(db: Db, changes: readonly Retaken[]): Promise<readonly MovedPlayer[]> {
  if (changes.length === 0) return [];
  await lockLedger(db);
  return (await write(db, changes, await ratingSettings(db))).moved;
}

/**
 * What `rerateAfter` would do if these matches were as given, rated or not. Reads one snapshot without locks, so other
 * matches can be rated meanwhile.
 */
export async function foreseeRatings(
  db: Db,
  changes: readonly Retaken[],
  instead: ReadonlyMap<MatchId, RatedMatch | undefined>,
): Promise<Pick<Rerating, 'rows' | 'moved'>> {
  if (changes.length === 0) return { rows: [], moved: [] };
  return read(db, changes, await ratingSettings(db), instead);
}

/** Gives new players their initial ratings, as the first row of each in the ledger. */
export async function giveInitialRatings(db: Db, ratings: readonly InitialRating[], at: Date): Promise<void> {
  if (ratings.length === 0) return;
  await lockLedger(db);
  const { start } = await ratingSettings(db);
  await addInitialRows(db, ratings, { start, at });
  await savePlayers(db, new Map(ratings.map(({ player, rating }) => [player, { rating, matches: 0 }])), []);
}

async function append(db: Db, match: RatedMatch, settings: RatingSettings): Promise<void> {
  const opening = await standingsNow(db, [match.a, match.b]);
  const { rows, standings } = appendMatch(opening, match, settings);
  await addRows(db, rows);
  await savePlayers(db, standings, [match.a, match.b]);
}

/** With updates per event an open is rated as a whole, so a replay must not start in the middle of one. */
function startOf(changes: readonly Retaken[], { updating }: RatingSettings): Point {
  const [first] = changes.toSorted(
    (one, other) => one.finishedAt - other.finishedAt || (one.id < other.id ? -1 : 1),
  );
  if (!first) throw new Error('Nothing changed.');
  return updating === 'perEvent' ? { ...first, finishedAt: 0 } : first;
}

async function read(
  db: Db,
  changes: readonly Retaken[],
  settings: RatingSettings,
  instead: ReadonlyMap<MatchId, RatedMatch | undefined> = new Map(),
): Promise<Rerating> {
  const players = changes.flatMap((change) => change.players);
  const kept = await keptFrom(db, startOf(changes, settings), players);
  const replaced = [...instead.values()].filter((match) => match !== undefined);
  const matches = [...kept.matches.filter(({ id }) => !instead.has(id)), ...replaced];
  return rerate(kept.ledger, matches, settings);
}

const beginning: Point = { finishedAt: 0, id: '00000000-0000-0000-0000-000000000000' };

/** What `rerateAll` would do, from one snapshot and without locks. */
export async function foreseeAll(db: Db, settings: RatingSettings): Promise<Rerating> {
  const { ledger, matches } = await keptFrom(db, beginning, []);
  return rerate(ledger, matches, settings);
}

/** Replays every rated match with these constants. */
export async function rerateAll(db: Db, settings: RatingSettings): Promise<Rerating> {
  await lockLedger(db);
  await startInitialRows(db, settings.start);
  return save(db, await foreseeAll(db, settings), []);
}

const write = async (db: Db, changes: readonly Retaken[], settings: RatingSettings): Promise<Rerating> =>
  save(db, await read(db, changes, settings), changes);

/** Writes what differs from the stored ledger. */
async function save(db: Db, rerating: Rerating, changes: readonly Retaken[]): Promise<Rerating> {
  const { gone, changed, added, moved, standings } = rerating;
  await removeRows(db, gone);
  await changeRows(db, changed);
  await addRows(db, added);
  const recounted = playersOf(changes, [...gone, ...added]);
  const touched = new Set([...recounted, ...moved.map(({ player }) => player)]);
  const written = [...standings].filter(([player]) => touched.has(player));
  await savePlayers(db, new Map(written), recounted);
  return rerating;
}

/** Players whose number of wins may have changed: only they have a match with another result. */
const playersOf = (changes: readonly Retaken[], rows: readonly LedgerRow[]): PlayerId[] => [
  ...new Set([...changes.flatMap(({ players }) => players), ...rows.map(({ player }) => player)]),
];
