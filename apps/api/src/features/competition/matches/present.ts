import type { Match } from '@topspin/contract';
import { publicAvatar } from '#features/players/reads.ts';
import type { ShownMatch } from './rows.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentPerson = (row: ShownMatch['a'], now: Date): Match['a'] =>
  row && {
    _id: row.id,
    name: row.name,
    avatar: publicAvatar(row, now),
    club_id: row.club_id,
    rating: row.rating,
    guest: row.guest,
    ...(row.pair && { pair: true, members: row.members ?? [] }),
  };

/** A match as lists and brackets show it. */
export const presentMatch = (row: ShownMatch, now: Date): Match => ({
  _id: row.id,
  open: { _id: row.open_id, name: row.open_name, time_zone: row.time_zone },
  phase_id: row.phase_id,
  group_id: row.group_id,
  group_name: row.group_name,
  round: row.round,
  swiss_round: row.swiss_round,
  number: row.number,
  a: presentPerson(row.a, now),
  b: presentPerson(row.b, now),
  umpire: row.umpire_id === null ? null : { _id: row.umpire_id, name: row.umpire_name ?? '' },
  table: row.table_number,
  state: row.state,
  outcome: row.outcome,
  annulled: row.annulled,
  winner: row.winner,
  best_of: row.best_of,
  sets: row.sets.map(({ a, b }) => ({ a, b })),
  sets_won: { a: row.sets_won_a, b: row.sets_won_b },
  started_at: instant(row.started_at),
  finished_at: instant(row.finished_at),
  version: row.version,
});
