import type { FinishingDevice, ScoreLink } from '@topspin/contract';
import type { Seal } from '#http/seal.ts';
import type { FinishingRow, ListedLink } from '#features/competition/store/score-links.ts';
import { linkToken } from './tokens.ts';

const instant = (at: string): string => new Date(at).toISOString();

/** A link as organisers see it. */
export const presentLink = (row: ListedLink, seal: Seal): ScoreLink => ({
  _id: row.id,
  table: row.table_number,
  match: row.match_id === null ? null : { _id: row.match_id, a: row.a, b: row.b },
  token: linkToken(seal, row.id),
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  devices: row.devices.map(({ id, name, since, last_scored_at, last_match_id }) => ({
    _id: id,
    name,
    since: instant(since),
    last_scored_at: last_scored_at && instant(last_scored_at),
    last_match_id,
  })),
});

/** A device that finishes a match, as organisers see it. */
export const presentFinishing = (row: FinishingRow): FinishingDevice => ({
  _id: row.id,
  name: row.name,
  table: row.table_number,
  match: { _id: row.match_id, a: row.a, b: row.b },
});
