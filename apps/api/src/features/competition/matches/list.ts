import type { listMatches, listPlayerMatches, ListQuery } from '@topspin/contract';
import { sql } from 'kysely';
import { namesOpen, seesOpens } from '#features/opens/reads.ts';
import type { Call, Viewer } from '#http/call.ts';
import type { Names } from '#http/list/found-by-trigrams.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { isThere, type Condition } from '#http/list/statement.ts';
import { presentMatch } from './present.ts';
import { matchesWithPeople, shownColumns, type MatchesQuery, type ShownMatch } from './rows.ts';

/** Matches that the viewer's own player plays or umpires. */
const isMine = (viewer: Viewer | null) => {
  if (!viewer?.playerId) return sql<boolean>`false::boolean`; // A bare constant gives no order.
  const me = sql<string>`${viewer.playerId}::uuid`;
  return sql<boolean>`(m.player_a = any (sides_of(${me})) or m.player_b = any (sides_of(${me})) or m.umpire_id = ${me})`;
};

/** Both names, so that a search finds a match by either player. */
const players = sql<string>`coalesce(pa.name, '') || ' ' || coalesce(pb.name, '')`;
const playersSearched = sql<string>`coalesce(pa.search, '') || ' ' || coalesce(pb.search, '')`;

/** Matches in play first, then upcoming ones, then the latest results. */
const liveFirst = sql<number>`case m.state when 'inPlay' then 0 when 'enrolled' then 1 when 'waiting' then 2 else 3 end`;

const specFor = (viewer: Viewer | null): ListSpec => ({
  fields: {
    _id: field.id('m.id'),
    open: field.shown('o.name'),
    'open._id': field.id('m.open_id'),
    'open.name': field.name('o.name', { searchIn: 'o.search' }),
    phase_id: field.id('m.phase_id'),
    group_id: field.id('m.group_id'),
    group_name: field.name('g.name', { searchIn: 'g.search' }),
    round: field.text('m.round'),
    swiss_round: field.shown('m.number'),
    number: field.number('m.number'),
    a: field.shown('pa.name'),
    'a._id': field.id('m.player_a'),
    b: field.shown('pb.name'),
    'b._id': field.id('m.player_b'),
    players: field.name(players, { searchIn: playersSearched, indexedIn: 'searched', sortable: false }),
    umpire: field.shown('umpire.name'),
    'umpire._id': field.id('m.umpire_id'),
    mine: field.boolean(isMine(viewer)),
    table: field.number('m.table_number'),
    state: field.text('m.state'),
    live: field.number(liveFirst),
    outcome: field.text('m.outcome'),
    annulled: field.text('m.annulled'),
    winner: field.text('m.winner'),
    best_of: field.number('m.best_of'),
    sets: field.shown('m.number'),
    sets_won: field.shown('m.number'),
    started_at: field.instant('m.started_at'),
    finished_at: field.instant('m.finished_at'),
    version: field.number('m.version'),
  },
  label: 'group_name',
  order: [
    { field: 'live', direction: 'asc' },
    { field: 'finished_at', direction: 'desc' },
    { field: '_id', direction: 'desc' },
  ],
});

/** Matches: of an open, mine, in play. */
export function readMatches({ db, viewer, query, now }: Call<typeof listMatches>) {
  const all = matchesWithPeople(db);
  // Shared answers are alike for all who play: what only the two players of a match see is not among them.
  const from = showsGuests(query) ? all : all.where(namesOpen(viewer, 'o')).where('o.listed', '=', true);
  return listOf(from, { db, viewer, query, now }, { names: { table: 'match_names', id: 'match_id' } });
}

/** The matches of a player, on either side, alone or with a partner. */
export function readPlayerMatches(call: Call<typeof listPlayerMatches>) {
  const { db, params, viewer } = call;
  const sides = sql`any (sides_of(${params.id}::uuid))`;
  const of = matchesWithPeople(db)
    .where(sql<boolean>`(m.player_a = ${sides} or m.player_b = ${sides})`)
    .where(namesOpen(viewer, 'o', [sql`any (people_of_match(m))`]));
  const player = db.selectFrom('players').where('id', '=', params.id).where('guest_of', 'is', null);
  return listOf(of, call, { there: isThere(player.select('id')) });
}

/** A pair is a row of its open as a guest is, but what counts is whether one of its people is a guest. */
const hasNoGuest = sql<boolean>`(not m.with_guest
  or not exists (select from players guest where guest.id = any (people_of_match(m)) and guest.guest_of is not null))`;

/** Guests are names in their open, and some opens tell of their players' health: matches with either are listed where one open is asked for, and to those who play in them. */
const showsGuests = (query: ListQuery): boolean =>
  asksForOneOpen(query) || filtersOf(query).some((given) => given['mine'] === true);

const asksForOneOpen = (query: ListQuery): boolean =>
  filtersOf(query).some((given) => places.some((place) => typeof given[place] === 'string'));

const filtersOf = ({ filters, permanentFilters }: ListQuery) =>
  [filters, permanentFilters].filter((given) => given !== undefined);

const places = ['_id', 'open._id', 'phase_id', 'group_id'];

/** The same match with nobody as umpire where it is a guest. */
const withoutGuest = (row: ShownMatch): ShownMatch =>
  row.umpire_guest_of === null ? row : { ...row, umpire_id: null };

type Looking = Pick<Call<typeof listMatches>, 'db' | 'viewer' | 'query' | 'now'>;
type More = {
  readonly there?: Condition;
  readonly names?: Names;
};

function listOf(from: MatchesQuery, { db, viewer, query, now }: Looking, more: More) {
  const guests = showsGuests(query);
  const shown = guests ? from : from.where(hasNoGuest);
  return readList({
    db,
    ...more,
    spec: specFor(viewer),
    query,
    viewer,
    from: shown.where(seesOpens(viewer, 'o')),
    select: (page) => page.select(shownColumns),
    present: (row) => presentMatch(guests ? row : withoutGuest(row), now),
  });
}
