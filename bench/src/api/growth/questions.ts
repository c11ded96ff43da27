import { idOf } from './ids.ts';

/** A named set of requests to a filled database: URLs, of which each round uses the next. */
export type Question = {
  readonly name: string;
  readonly goal: boolean;
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

/** The requests made at both sizes. With `goal`, a million players may take twice as long as ten thousand. */
export const questions: readonly Question[] = [
  {
    name: 'players.first',
    goal: true,
    addresses: [address('players'), address('players', { sortBy: ['name'], sortDesc: [true] })],
  },
  { name: 'players.page100', goal: true, addresses: [address('players', { page: 100 })] },
  {
    name: 'players.filtered',
    goal: true,
    addresses: [
      address('players', { filters: { gender: 'woman' } }),
      address('players', { filters: { 'club._id': idOf('club', 3) } }),
      address('players', { filters: { rating: { $gt: 1040 } }, sortBy: ['rating'], sortDesc: [true] }),
    ],
  },
  { name: 'players.search', goal: true, addresses: found('players', ['name', 'nickname'], sought) },
  {
    name: 'players.search.club',
    goal: true,
    addresses: found('players', ['name', 'nickname', 'club.name'], sought),
  },
  {
    name: 'leaderboard',
    goal: true,
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
  { name: 'player', goal: true, addresses: playersOf('') },
  { name: 'player.ratings', goal: true, addresses: playersOf('/ratings') },
  { name: 'player.matches', goal: true, addresses: playersOf('/matches') },
  {
    name: 'opens.first',
    goal: true,
    addresses: [address('opens'), address('opens', { filters: { state: 'finished' } })],
  },
  { name: 'opens.mine', goal: true, addresses: [address('opens', { filters: { mine: true } })] },
  {
    name: 'opens.search',
    goal: true,
    addresses: found('opens', ['name'], ['garcia', 'zapater', 'wolfgang', 'pen']),
  },
  { name: 'matches.first', goal: true, addresses: [address('matches')] },
  {
    name: 'matches.filtered',
    goal: true,
    addresses: [
      address('matches', { filters: { mine: true } }),
      address('matches', { filters: { state: 'inPlay' } }),
      address('matches', { filters: { 'open._id': idOf('open', 11) } }),
    ],
  },
  {
    name: 'matches.search',
    goal: false,
    addresses: found('matches', ['players'], ['garcia', 'zoe', 'wolfgang']),
  },
  {
    name: 'inscriptions',
    goal: true,
    addresses: [1, 17, 31].map((n) => address(`opens/${idOf('open', n)}/inscriptions`)),
  },
  {
    name: 'venues',
    goal: true,
    addresses: [address('venues'), ...found('venues', ['name', 'address'], ['garcia', 'pen'])],
  },
  { name: 'accounts', goal: true, addresses: [address('users')] },
  { name: 'accounts.search', goal: false, addresses: found('users', [], ['garcia', 'player77', 'wolfgang']) },
  { name: 'audit', goal: true, addresses: [address('audit-log')] },
  { name: 'circuit.ranking', goal: true, addresses: [address(`circuits/${idOf('circuit', 1)}/ranking`)] },
  {
    name: 'edition.ranking',
    goal: true,
    addresses: [address(`circuit-editions/${idOf('edition', 1)}/ranking`)],
  },
  {
    name: 'edition.activity',
    goal: true,
    addresses: [address(`circuit-editions/${idOf('edition', 1)}/activity`)],
  },
];

/** Made at the larger size only: a circuit with some ten thousand players in its ranking. */
export const greatRanking = address(`circuits/${idOf('circuit', 2)}/ranking`);
