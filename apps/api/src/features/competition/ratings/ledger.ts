import {
  appendMatch,
  replay,
  startingStanding,
  type LedgerRow,
  type PlayerId,
  type RatedMatch,
  type RatingSettings,
  type RatingStanding,
  type RatingStandings,
} from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { ratingSettings } from './settings.ts';
import {
  entriesFrom,
  lockLedger,
  ratedLater,
  ratedMatchesFrom,
  removeEntries,
  saveEntries,
  savePlayers,
  standingsBefore,
  standingsNow,
  type LedgerEntry,
  type Point,
} from './store.ts';

/** Rates a match that has just finished; one that others of its players have overtaken is rated in its place. */
export async function rateMatch(db: Db, match: RatedMatch): Promise<void> {
  await lockLedger(db);
  const settings = await ratingSettings(db);
  const overtaken = await ratedLater(db, [match.a, match.b], match);
  if (overtaken || settings.updating === 'perEvent') await replayFrom(db, match, settings);
  else await append(db, match, settings);
}

/**
 * Brings the ledger in line with the matches from a point on, after a result there was changed or taken back. What comes
 * out is a replay of all matches from zero, bit for bit; only rows with other figures are written.
 */
export async function rerateFrom(db: Db, point: Point): Promise<void> {
  await lockLedger(db);
  await replayFrom(db, point, await ratingSettings(db));
}

async function append(db: Db, match: RatedMatch, settings: RatingSettings): Promise<void> {
  const now = await standingsNow(db, [match.a, match.b]);
  const opening = new Map([...now].filter(([, { matches }]) => matches > 0));
  const { rows, standings } = appendMatch(opening, match, settings);
  await saveEntries(db, asEntries(rows, [match], opening));
  await savePlayers(db, standings);
}

/** Under updates per event an open is rated as a whole, so that a replay must not begin in the middle of one. */
const startOf = (point: Point, { updating }: RatingSettings): Point =>
  updating === 'perEvent' ? { ...point, finishedAt: 0 } : point;

async function replayFrom(db: Db, point: Point, settings: RatingSettings): Promise<void> {
  const start = startOf(point, settings);
  const stored = await entriesFrom(db, start);
  const matches = await ratedMatchesFrom(db, start);
  const players = new Set([
    ...matches.flatMap(({ a, b }) => [a, b]),
    ...stored.map(({ player_id }) => player_id),
  ]);
  const opening = await standingsBefore(db, [...players], start);
  const ledger = replay(matches, settings, opening);
  const { changed, gone } = compare(stored, asEntries(ledger.rows, ledger.matches, opening));
  await removeEntries(db, gone);
  await saveEntries(db, changed);
  const moved = new Set([...changed, ...gone].map(({ player_id }) => player_id));
  await savePlayers(db, standingsOf(moved, [ledger.standings, opening], settings));
}

/** Where these players stand: in the first of the standings that knows them, else at the start. */
function standingsOf(
  players: ReadonlySet<PlayerId>,
  known: readonly RatingStandings[],
  settings: RatingSettings,
): Map<PlayerId, RatingStanding> {
  const standing = (player: PlayerId): RatingStanding =>
    known.find((standings) => standings.has(player))?.get(player) ?? startingStanding(settings);
  return new Map([...players].map((player) => [player, standing(player)]));
}

/** The rows of the engine as they are kept, with the number of rated matches behind each player. */
function asEntries(
  rows: readonly LedgerRow[],
  matches: readonly RatedMatch[],
  opening: RatingStandings,
): LedgerEntry[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const played = new Map([...opening].map(([player, standing]) => [player, standing.matches]));
  return rows.map((row) => {
    const match = byId.get(row.match) as RatedMatch;
    const matches_before = played.get(row.player) ?? 0;
    played.set(row.player, matches_before + 1);
    return {
      match_id: row.match,
      player_id: row.player,
      opponent_id: row.player === match.a ? match.b : match.a,
      open_id: match.event as NonNullable<RatedMatch['event']>,
      before: row.before,
      after: row.after,
      expected: row.expected,
      reason: row.reason,
      matches_before,
      finished_at: new Date(match.finishedAt),
    };
  });
}

const keyOf = ({ match_id, player_id }: LedgerEntry): string => `${match_id} ${player_id}`;

const isSame = (one: LedgerEntry, other: LedgerEntry | undefined): boolean =>
  other !== undefined &&
  one.before === other.before &&
  one.after === other.after &&
  one.expected === other.expected &&
  one.reason === other.reason &&
  one.matches_before === other.matches_before &&
  one.opponent_id === other.opponent_id;

/** What has to be written for the ledger to say this instead, and what has to go. */
function compare(stored: readonly LedgerEntry[], wanted: readonly LedgerEntry[]) {
  const old = new Map(stored.map((entry) => [keyOf(entry), entry]));
  const now = new Set(wanted.map(keyOf));
  return {
    changed: wanted.filter((entry) => !isSame(entry, old.get(keyOf(entry)))),
    gone: stored.filter((entry) => !now.has(keyOf(entry))),
  };
}
