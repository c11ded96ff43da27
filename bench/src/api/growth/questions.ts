import { idOf } from './ids.ts';

/** A named set of requests to a filled database: URLs, of which each round uses the next. */
export type Question = {
  readonly name: string;
  readonly addresses: readonly string[];
};

type Query = Readonly<Record<string, string | number | object>>;

const address = (path: string, query: Query = {}): string => {
  const written = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const search = new URLSearchParams(written).toString();
  return `/api/app/${path}${search && `?${search}`}`;
};

/** Frequent and rare, first names from the whole alphabet, two words, parts of words, one and two letters, nothing. */
const sought = [
  'garcía',
  'antonio',
  'zoe',
  'victor',
  'xavier',
  'nuñez',
  'col·lell',
  'xifre',
  'öztürk',
  'maria nuñez',
  'marc garcia lopez',
  'mar',
  'rez',
  'monta',
  'zurvil',
  'salpen',
  'a',
  'z',
  'ñ',
  'an',
  'qz',
  'wolfgang',
  '楚',
  'isik',
  'queralt col',
  'jose maria',
];

const found = (path: string, fields: readonly string[], terms: readonly string[], query: Query = {}) =>
  terms.map((search) => address(path, { ...query, simpleSearch: { search, fields } }));

const some = [7, 42, 133, 208, 311];
const playersOf = (part: string, query: Query = {}) =>
  some.map((number) => address(`players/${idOf('player', number)}${part}`, query));

/** The requests made at both sizes. */
export const questions: readonly Question[] = [
  {
    name: 'players.first',
    addresses: [address('players'), address('players', { sortBy: ['name'], sortDesc: [true] })],
  },
  { name: 'players.page100', addresses: [address('players', { page: 100 })] },
  {
    name: 'players.filtered',
    addresses: [
      address('players', { filters: { gender: 'woman' } }),
      address('players', { filters: { 'club._id': idOf('club', 3) } }),
      address('players', { filters: { rating: { $gt: 1040 } }, sortBy: ['rating'], sortDesc: [true] }),
    ],
  },
  { name: 'players.search', addresses: found('players', ['name', 'nickname'], sought) },
  {
    name: 'players.search.club',
    addresses: found('players', ['name', 'nickname', 'club.name'], sought),
  },
  {
    name: 'leaderboard',
    addresses: [
      address('players', { itemsPerPage: 10, sortBy: ['rating'], sortDesc: [true] }),
      address('players', {
        itemsPerPage: 10,
        sortBy: ['rating'],
        sortDesc: [true],
        filters: { matches_played: { $gt: 0 } },
      }),
    ],
  },
  { name: 'leaderboard.places', addresses: [address('leaderboard'), address('leaderboard', { page: 2 })] },
  { name: 'leaderboard.page100', addresses: [address('leaderboard', { page: 100 })] },
  {
    name: 'leaderboard.mine',
    addresses: some.map((number) => address('leaderboard', { player_id: idOf('player', number) })),
  },
  {
    name: 'leaderboard.filtered',
    addresses: [
      address('leaderboard', { gender: 'woman' }),
      address('leaderboard', { club_id: idOf('club', 3) }),
      address('leaderboard', { search: 'garcía' }),
    ],
  },
  { name: 'player', addresses: playersOf('') },
  { name: 'player.ratings', addresses: playersOf('/ratings') },
  { name: 'player.matches', addresses: playersOf('/matches') },
  {
    name: 'opens.first',
    addresses: [address('opens'), address('opens', { filters: { state: 'finished' } })],
  },
  { name: 'opens.mine', addresses: [address('opens', { filters: { mine: true } })] },
  {
    name: 'opens.search',
    addresses: found('opens', ['name'], ['garcia', 'zapater', 'wolfgang', 'pen']),
  },
  { name: 'matches.first', addresses: [address('matches')] },
  {
    name: 'matches.filtered',
    addresses: [
      address('matches', { filters: { mine: true } }),
      address('matches', { filters: { state: 'inPlay' } }),
      address('matches', { filters: { 'open._id': idOf('open', 11) } }),
    ],
  },
  {
    name: 'matches.search',
    addresses: found('matches', ['players'], ['garcia', 'zoe', 'wolfgang']),
  },
  {
    name: 'inscriptions',
    addresses: [1, 17, 31].map((n) => address(`opens/${idOf('open', n)}/inscriptions`)),
  },
  {
    name: 'venues',
    addresses: [address('venues'), ...found('venues', ['name', 'address'], ['garcia', 'pen'])],
  },
  { name: 'accounts', addresses: [address('users')] },
  { name: 'accounts.search', addresses: found('users', [], ['garcia', 'player77', 'wolfgang']) },
  { name: 'audit', addresses: [address('audit-log')] },
  { name: 'circuit.ranking', addresses: [address(`circuits/${idOf('circuit', 1)}/ranking`)] },
  {
    name: 'edition.ranking',
    addresses: [address(`circuit-editions/${idOf('edition', 1)}/ranking`)],
  },
  { name: 'edition.race', addresses: [address(`circuit-editions/${idOf('edition', 1)}/race`)] },
  {
    name: 'edition.activity',
    addresses: [address(`circuit-editions/${idOf('edition', 1)}/activity`)],
  },
];

/** Made at the larger size only: a circuit with some ten thousand players in its ranking. */
export const greatRanking = address(`circuits/${idOf('circuit', 2)}/ranking`);
