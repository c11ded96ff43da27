import type { ClubWithPlayers } from '@topspin/contract';
import { sql } from 'kysely';
import { keptList } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const playersCount = sql<number>`(select count(*)::int from players
  where players.club_id = club.id and players.deleted_at is null)`;
const hasNamesake = sql<boolean>`exists (select from clubs namesake
  where namesake.core = club.core and namesake.id <> club.id and namesake.deleted_at is null)`;

const spec: ListSpec = {
  fields: {
    _id: field.id('club.id'),
    name: field.name('club.name', { searchIn: 'club.search', neverEmpty: true }),
    core: field.text('club.core'),
    players_count: field.number(playersCount),
    has_namesake: field.boolean(hasNamesake),
    version: field.shown('club.version'),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

/** Clubs with the number of their players. */
export const readClubsWithPlayers = keptList({
  spec,
  from: (db) => db.selectFrom('clubs as club').where('club.deleted_at', 'is', null),
  select: (page) =>
    page.select([
      'club.id',
      'club.name',
      'club.core',
      'club.version',
      playersCount.as('players_count'),
      hasNamesake.as('has_namesake'),
    ]),
});

export const presentClub = (row: {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly core: string;
  readonly players_count: number;
  readonly has_namesake: boolean;
}): ClubWithPlayers => ({
  _id: row.id,
  name: row.name,
  core: row.core,
  players_count: row.players_count,
  has_namesake: row.has_namesake,
  version: row.version,
});
