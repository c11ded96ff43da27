import type { Hall, HallMatch, HallNext, HallTable } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenHallMatch } from '../../../../testing/given-day.ts';
import type { Shows } from './held.ts';
import { namesOf } from './names.ts';
import { pagesOf } from './pages.ts';
import { paginate } from './paginate.ts';
import { bracketParts, groupColumns } from './stage-pages.ts';
import { pageAfter } from './use-turn.ts';

const person = (id: string, name = `Jugador ${id}`, club: string | null = null) => ({ _id: id, name, club });

const match = (id: string, given: Partial<HallMatch> = {}) =>
  givenHallMatch({ _id: id, a: person(`${id} a`), b: person(`${id} b`), ...given });

const toCome = (id: string): HallNext => ({
  _id: id,
  group: { name: 'A' },
  round: null,
  number: 1,
  a: person(`${id} a`),
  b: person(`${id} b`),
});

const table = (number: number, given: Partial<HallTable> = {}): HallTable => ({
  number,
  name: null,
  state: 'open',
  is_taken: given.match !== undefined,
  match: null,
  call: null,
  last: null,
  ...given,
});

const hall = (given: Partial<Hall>): Hall => ({
  _id: 'day',
  fingerprint: 'print',
  date: '2027-02-28',
  venue: null,
  time_zone: 'Europe/Madrid',
  opens: [],
  tables: [],
  next: [],
  ...given,
});

const shows = (...layouts: Shows['layouts']): Shows => ({
  day_id: 'day',
  name: 'Entrada',
  layouts,
  seconds: 12,
  message: null,
  table: null,
  lang: 'es',
});

const nothing = { groups: [], brackets: [], positions: [] };
const pages = (given: Partial<Hall>, ...layouts: Shows['layouts']) =>
  pagesOf(shows(...layouts), hall(given), nothing, ({ name }) => name);

const at = (minute: number) => `2027-02-28T10:${String(minute).padStart(2, '0')}:00.000Z`;

describe('the pages of a screen', () => {
  test('have six tables each, by number, those without a match or a result left out', () => {
    const tables = [9, 3, 5, 1, 7, 8, 2].map((number) => table(number, { match: match(`${number}`) }));
    const given = [...tables, table(4), table(6, { last: match('6', { state: 'finished' }) })];
    const shown = pages({ tables: given }, 'playing').map((page) => 'tables' in page && page.tables);
    expect(shown.map((page) => page && page.map(({ number }) => number))).toEqual([
      [1, 2, 3, 5, 6, 7],
      [8, 9],
    ]);
  });

  test('say nothing of a table on which a match is played that visitors may not know of', () => {
    const taken = table(1, { is_taken: true, last: match('before', { state: 'finished' }) });
    expect(pages({ tables: [taken] }, 'playing')).toEqual([]);
  });

  test('have those called last first, beside the next ones', () => {
    const tables = [1, 2, 3, 4, 5].map((number) =>
      table(number, { match: match(`${number}`), call: { number: 1, at: at(number) } }),
    );
    const playing = table(6, { match: match('6', { state: 'inPlay' }), call: { number: 1, at: at(59) } });
    const next = Array.from({ length: 8 }, (_, number) => toCome(`next ${number}`));
    const shown = pages({ tables: [...tables, playing], next }, 'calls');
    expect(
      shown.map(
        (page) => page.layout === 'calls' && [page.called.map(({ number }) => number), page.next.length],
      ),
    ).toEqual([
      [[5, 4, 3, 2], 4],
      [[1], 4],
    ]);
    expect(pages({ next }, 'calls')).toHaveLength(2);
    expect(pages({ tables }, 'calls')).toHaveLength(2);
  });

  test('have the scoreboard of a table as soon as something is on it', () => {
    const [on, before] = [match('on', { state: 'inPlay' }), match('before', { state: 'finished' })];
    const board = (given: Partial<HallTable>) =>
      pagesOf(
        { ...shows('board'), table: 2 },
        hall({ tables: [table(1, { match: on }), table(2, given)] }),
        nothing,
        ({ name }) => name,
      ).flatMap((page) => (page.layout === 'board' ? [page.match._id] : []));
    expect([
      board({}),
      board({ match: on }),
      board({ last: before }),
      board({ match: on, last: before }),
    ]).toEqual([[], ['on'], ['before'], ['on']]);
    expect(pages({ tables: [table(1, { match: on })] }, 'board')).toEqual([]);
  });

  test('follow the layouts in their order, and a layout without anything to show has none', () => {
    const given = hall({ next: [toCome('next')] });
    const shown = pagesOf(
      { ...shows('playing', 'calls', 'positions', 'message'), message: 'Hola' },
      given,
      nothing,
      ({ name }) => name,
    );
    expect(shown.map(({ layout }) => layout)).toEqual(['calls', 'message']);
  });

  test('turn one after the other, from the first again after the last, and when theirs is gone', () => {
    const keys = ['one', 'two', 'three'];
    expect(keys.map((key) => pageAfter(keys, key))).toEqual(['two', 'three', 'one']);
    expect([pageAfter(keys, 'gone'), pageAfter([], 'one')]).toEqual(['one', null]);
  });
});

describe('a name', () => {
  test('has its club if two people have it, however often each comes', () => {
    const one = person('1', 'Juan García', 'CTT Alzira');
    const other = person('2', 'Juan García', 'Xàtiva TT');
    const third = person('3', 'Ana Gil', 'Xàtiva TT');
    expect([one, other, third].map(namesOf([one, one, other, third, third, null]))).toEqual([
      'Juan García (CTT Alzira)',
      'Juan García (Xàtiva TT)',
      'Ana Gil',
    ]);
    expect(namesOf([one, one])(one)).toBe('Juan García');
  });
});

test('pages take what fits by weight, and at least one', () => {
  expect(paginate([1, 1, 2, 9, 1], { weigh: (item) => item, room: 3 })).toEqual([[1, 1], [2], [9], [1]]);
});

describe('groups', () => {
  const standing = (id: string, buchholz: number | null = null) => ({
    position: 1,
    player: person(id),
    match_points: 0,
    played: 0,
    won: 0,
    lost: 0,
    sets_won: 0,
    sets_lost: 0,
    buchholz,
    certainty: null,
  });
  const group = (name: string, size: number) => ({
    _id: name,
    name,
    phase: { _id: 'phase', name: '', number: 1 },
    matches: [],
    standings: Array.from({ length: size }, (_, index) => standing(`${name}${index}`)),
  });

  test('stand two columns a page, and one that is larger than a column goes on', () => {
    const columns = groupColumns(
      [group('A', 4), group('B', 4), group('C', 4), group('D', 20)],
      ({ name }) => name,
    );
    const shown = columns.map((page) =>
      page.map((parts) => parts.map(({ group: { name }, rows }) => `${name} ${rows.length}`)),
    );
    expect(shown).toEqual([
      [['A 4', 'B 4'], ['C 4']],
      [['D 12'], ['D 8']],
    ]);
  });

  test('are the table of a Swiss phase where all have Buchholz', () => {
    const open = {
      _id: 'open',
      name: 'Open',
      state: 'active',
      has_groups: true,
      has_brackets: false,
    } as const;
    const swiss = { ...group('Sistema suizo', 4), standings: [standing('a', 3)] };
    const isSwiss = (...things: ReturnType<typeof group>[]) =>
      pagesOf(shows('groups'), hall({}), { ...nothing, groups: [{ open, things }] }, ({ name }) => name).map(
        (page) => page.layout === 'groups' && page.isSwiss,
      );
    expect([isSwiss(swiss), isSwiss(swiss, group('A', 4))]).toEqual([[true], [false]]);
  });

  test('of pairs, whose names take three lines, have fewer rows in a column', () => {
    const name = 'Maria de les Neus Puigdevall-Casadellà M / Joan Bonaventura Fernández-Villaverde Qu';
    const columns = groupColumns([group('A', 4), group('D', 14)], () => name);
    const rowsOf = columns.map((page) => page.map((parts) => parts.map(({ rows }) => rows.length)));
    expect(rowsOf).toEqual([
      [[4], [5]],
      [[5], [4]],
    ]);
  });
});

describe('brackets', () => {
  const rounds = [
    ['roundOf32', 16],
    ['roundOf16', 8],
    ['quarterfinal', 4],
    ['semifinal', 2],
    ['final', 1],
  ] as const;
  const bracket = (finished: number) => ({
    matches: rounds.flatMap(([round, count], index) =>
      Array.from({ length: count }, (_, place) => ({
        ...match(`${round} ${place}`, {
          round,
          number: place + 1,
          state: index < finished ? 'finished' : 'enrolled',
        }),
        outcome: null,
        annulled: null,
        called_at: null,
      })),
    ),
  });
  const shown = (finished: number) =>
    bracketParts(bracket(finished)).map(({ rounds: some }) =>
      some.map(({ name, matches }) => `${name} ${matches.length}`),
    );

  test('are shown three rounds at a time, four matches below each other, and the last three on one page', () => {
    expect(shown(0)).toEqual([
      ...Array.from({ length: 4 }, () => ['roundOf32 4', 'roundOf16 2', 'quarterfinal 1']),
      ['quarterfinal 4', 'semifinal 2', 'final 1'],
    ]);
  });

  test('go on with the round before the one that is played', () => {
    expect(shown(2)).toEqual([
      ['roundOf16 4', 'quarterfinal 2', 'semifinal 1'],
      ['roundOf16 4', 'quarterfinal 2', 'semifinal 1'],
      ['semifinal 2', 'final 1'],
    ]);
    expect(shown(5)).toEqual([['quarterfinal 4', 'semifinal 2', 'final 1']]);
  });
});
