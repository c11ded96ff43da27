import { isDeepStrictEqual } from 'node:util';
import type { listPlayers, ListQuery } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { keptList } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { countKept } from '#http/list/totals.ts';
import { ofAdults } from './avatar.ts';
import { presentPlayer } from './present.ts';
import { players, shownColumns } from './store.ts';

/** The list of players: private data is not even a field. */
const spec: ListSpec = {
  fields: {
    _id: field.id('player.id'),
    name: field.name('player.name', { searchIn: 'player.search', indexedIn: 'name', neverEmpty: true }),
    nickname: field.name('player.nickname', { searchIn: 'player.nickname_search', indexedIn: 'nickname' }),
    avatar: field.shown('player.avatar_id'),
    nationality: field.text(ofAdults('player.nationality')),
    gender: field.text(ofAdults('player.gender')),
    age_category: field.shown('player.id'),
    club: field.shown('club.name'),
    'club._id': field.id('player.club_id'),
    'club.name': field.name('club.name', { searchIn: 'club.search', indexedIn: 'club' }),
    rating: field.number('player.rating', { neverEmpty: true }),
    matches_played: field.number('player.matches_played', { neverEmpty: true }),
    matches_won: field.number('player.matches_won'),
    version: field.number('player.version'),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

/** Only the leaderboard's filter: it is requested on every visit. */
const asksWhoPlayed = ({ filters, simpleSearch }: ListQuery): boolean =>
  simpleSearch === undefined && isDeepStrictEqual(filters, { matches_played: { $gt: 0 } });

const kept = (totals: ReturnType<typeof countKept>) =>
  keptList({
    spec,
    from: (db) => players(db).where('player.erased_at', 'is', null),
    totals,
    names: { table: 'player_names', id: 'player_id', sorted: 'sorted' },
    select: (page) => page.select(shownColumns),
  });
const readEverybody = kept(countKept('players'));
const readWhoPlayed = kept(countKept('players', 'players who played'));

/** The players; sorted by rating, the leaderboard. Erased ones are in no list. */
export function listAllPlayers({ db, query, viewer, now }: Call<typeof listPlayers>) {
  const read = asksWhoPlayed(query) ? readWhoPlayed : readEverybody;
  return read({ db, query, viewer, present: (row) => presentPlayer(row, now) });
}
