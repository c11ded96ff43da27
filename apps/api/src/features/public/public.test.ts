import {
  editMatch,
  editOpen,
  findPublicMatch,
  getGroup,
  getOpen,
  getPublicMatch,
  getPublicOpen,
  getPublicPlayer,
  listPublicBrackets,
  listPublicEvents,
  listPublicGroups,
  listPublicOpens,
  listPublicPlayers,
  listPublicPositions,
  listPublicResults,
  type Route,
} from '@topspin/contract';
import type { OpenId, PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles, givenPair, givenPeople } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';
import { givenNextPhase } from '#testing/given-next-phase.ts';
import { givenOpen } from '#testing/given-open.ts';
import { publicReads } from '#testing/public-reads.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const params = { id: '', match_id: '', player_id: '' };

const named = publicReads.map((route) => [route.name, route] as const);

beforeAll(async () => {
  const { openId, next, players } = await givenNextPhase(organiser);
  const bracket = await organiser.get(getGroup, { params: { id: next.groups[0]?._id ?? '' } });
  const [first] = bracket.matches.filter(({ state }) => state === 'enrolled');
  Object.assign(params, { id: openId, match_id: first?._id, player_id: players[0] });
  await send(organiser, params.match_id, logOf([toss, ...points('a', 3), ...points('b', 2)]));
});

describe('a visitor', () => {
  test('sees what is played, what comes next and the latest results', async () => {
    const open = await api.get(getPublicOpen, { params });
    expect(open).toMatchObject({
      name: 'Open de Vic',
      has_groups: true,
      only_swiss: false,
      has_brackets: true,
    });
    expect(open.players).toBe(8);
    expect(open.playing).toMatchObject([{ _id: params.match_id, sets: [{ a: 3, b: 2 }] }]);
    expect([open.next.length, open.results.length]).toEqual([1, 12]);
    expect(open.results[0]?.finished_at).toMatch(/Z$/u);
  });

  test('sees how many pairs play an open of doubles, and none in one of singles', async () => {
    const { open } = await givenMixedDoubles(organiser, 3);
    expect(await api.get(getPublicOpen, { params: { id: open._id } })).toMatchObject({
      players: 6,
      pairs: 3,
    });
    expect(await api.get(getPublicOpen, { params })).not.toHaveProperty('pairs');
  });

  test('sees the groups with their standings, and the knockouts', async () => {
    const { collection: groups } = await api.get(listPublicGroups, { params });
    expect(groups.map(({ standings, matches }) => [standings.length, matches.length])).toEqual([
      [4, 6],
      [4, 6],
    ]);
    expect(groups[0]?.standings.map(({ certainty }) => certainty)).toEqual([
      'qualified',
      'qualified',
      'eliminated',
      'eliminated',
    ]);
    const { collection: brackets } = await api.get(listPublicBrackets, { params });
    expect(brackets.map(({ matches }) => matches.map(({ round }) => round))).toEqual([
      ['semifinal', 'semifinal', 'final'],
    ]);
  });

  test('reads the results by pages', async () => {
    const page = (query: { page?: string }) => api.get(listPublicResults, { params, query });
    expect((await page({})).collection).toHaveLength(12);
    expect(await page({ page: '2' })).toEqual({ total: 12, collection: [] });
  });

  test('finds a player and follows their day', async () => {
    const { collection } = await api.get(listPublicPlayers, { params });
    expect(collection).toHaveLength(8);
    const { player, matches } = await api.get(getPublicPlayer, { params });
    expect(collection).toContainEqual(player);
    const over = matches.map(({ state }) => state === 'finished');
    expect(over.lastIndexOf(false)).toBeLessThan(over.indexOf(true));
  });

  test('reads on the page of a pair what each of the two umpires', async () => {
    const { open, pairs } = await givenMixedDoubles(organiser, 3);
    const { groups } = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const { matches } = await organiser.get(getGroup, { params: { id: groups[0]?._id ?? '' } });
    const [match] = matches;
    const rests = pairs.find(({ _id }) => ![match?.a?._id, match?.b?._id].includes(_id));
    const [one, other] = rests?.members ?? [];
    const body = { umpire_id: other?._id ?? '' };
    await organiser.get(editMatch, { params: { id: match?._id ?? '' }, version: match?.version ?? 0, body });
    const page = { params: { id: open._id, player_id: rests?._id ?? '' } };
    const { umpires, people } = await api.get(getPublicPlayer, page);
    expect(umpires.map(({ _id }) => _id)).toEqual([match?._id]);
    expect(people).toEqual([
      { _id: one?._id, name: one?.name, umpires: [] },
      { _id: other?._id, name: other?.name, umpires: [match?._id] },
    ]);
    const alone = await api.get(getPublicPlayer, { params: { ...page.params, player_id: other?._id ?? '' } });
    expect([alone.umpires.length, alone.people]).toEqual([1, undefined]);
  });

  test('finds pairs, and who has no partner yet', async () => {
    const { _id: id } = await givenOpen(organiser, { doubles: 'open' });
    const people = await givenPeople(organiser, id, [
      ['Ana Gil', 'woman'],
      ['Leo Ros', 'man'],
      ['Eva Pla', 'woman'],
    ]);
    const { _id: pair } = await givenPair(organiser, id, people);
    const { collection } = await api.get(listPublicPlayers, { params: { id } });
    expect(collection.map(({ _id, name }) => [_id, name])).toEqual([
      [pair, 'Ana Gil / Leo Ros'],
      [people[2]?.player._id, 'Eva Pla'],
    ]);
    const { player, matches } = await api.get(getPublicPlayer, {
      params: { id, player_id: people[2]?.player._id ?? '' },
    });
    expect([player.name, matches]).toEqual(['Eva Pla', []]);
  });

  test('follows a match by its log', async () => {
    const match = await api.get(getPublicMatch, { params });
    expect(match).toMatchObject({ seq: 6, from_sheet: false, state: 'inPlay' });
    const { events, seq } = await api.get(listPublicEvents, { params, query: { after: '4' } });
    expect([seq, events.map((event) => [event.seq, event.type])]).toEqual([
      6,
      [
        [5, 'point'],
        [6, 'point'],
      ],
    ]);
  });

  test('is led from the address of a match to its open', async () => {
    const find = { params: { id: params.match_id } };
    expect(await api.get(findPublicMatch, find)).toEqual({ open_id: params.id });
  });

  test('does not find a match or a player of another open', async () => {
    const other = await givenNextPhase(organiser, { players: 4 });
    for (const route of [getPublicMatch, listPublicEvents, getPublicPlayer])
      expect((await api.call<Route>(route, { params: { ...params, id: other.openId } })).status).toBe(404);
  });
});

describe('the final classification', () => {
  const setFinished = (finished_at: Date | null) =>
    api.db
      .updateTable('opens')
      .set({ state: finished_at ? 'finished' : 'active', finished_at })
      .where('id', '=', params.id)
      .execute();
  const read = async () => {
    const [open, whole, day] = await Promise.all([
      api.get(getPublicOpen, { params }),
      api.get(listPublicPositions, { params }),
      api.get(getPublicPlayer, { params }),
    ]);
    return [
      open.podium.length,
      open.positions,
      whole.collection.map(({ position }) => position),
      day.position,
    ];
  };

  test('has everybody, and each their position, once the open is finished', async () => {
    const { collection } = await api.get(listPublicPlayers, { params });
    const others = collection.map(({ _id }) => _id).filter((id) => id !== params.player_id);
    const ordered = [...others, params.player_id];
    await api.db
      .insertInto('open_results')
      .values(
        ordered.map((id, index) => ({
          open_id: params.id as OpenId,
          player_id: id as PlayerId,
          position: index + 1,
        })),
      )
      .execute();
    expect(await read()).toEqual([0, 0, [], null]);
    await setFinished(new Date());
    expect(await read()).toEqual([4, 8, [1, 2, 3, 4, 5, 6, 7, 8], 8]);
    await setFinished(null);
    await api.db
      .deleteFrom('open_results')
      .where('open_id', '=', params.id as OpenId)
      .execute();
  });
});

describe('the list of opens', () => {
  const found = async (search: string) =>
    (await api.get(listPublicOpens, { query: { search } })).collection.map(({ _id }) => _id);

  test('has those under way first, and how many matches they play', async () => {
    const next = await givenOpen(organiser, { name: 'Open de mañana', state: 'registrationOpen' });
    const { collection } = await api.get(listPublicOpens, { query: {} });
    expect(collection[0]).toMatchObject({ _id: params.id, state: 'active', playing: 1 });
    expect(collection.at(-1)).toMatchObject({ _id: next._id, state: 'registrationOpen', playing: 0 });
    const fields = ['_id', 'name', 'date_start', 'date_end', 'state', 'playing', 'venue'].map(
      (name) => `[].${name}`,
    );
    expect(fieldsOf(collection).filter((field) => !fields.includes(field))).toEqual([]);
  });

  test.each([
    ['DE VIC', 1],
    ['  vïc ', 1],
    ['nowhere', 0],
    ['%', 0],
  ])('finds %j by name', async (search, times) => {
    expect((await found(search)).filter((id) => id === params.id)).toHaveLength(times);
  });

  test.each([
    ['hides its results', sql`public_results = false`, sql`public_results = true`],
    ['is for functional diversity', sql`functional_diversity = true`, sql`functional_diversity = false`],
    ['is in preparation', sql`state = 'created'`, sql`state = 'active'`],
    ['is deleted', sql`deleted_at = now()`, sql`deleted_at = null`],
  ])('leaves out one that %s', async (_, hide, show) => {
    const set = (what: typeof hide) => sql`update opens set ${what} where id = ${params.id}`.execute(api.db);
    expect(await found('')).toContain(params.id);
    await set(hide);
    expect(await found('')).not.toContain(params.id);
    await set(show);
  });
});

describe('what is not published does not exist', () => {
  const edit = async (body: object) =>
    organiser.get(editOpen, {
      params,
      version: (await organiser.get(getOpen, { params })).version,
      body,
    });
  const statuses = () =>
    Promise.all(publicReads.map(async (route) => (await api.call<Route>(route, { params })).status));
  const all = (status: number) => publicReads.map(() => status);

  test.each([
    ['results that are not public', { public_results: false }, { public_results: true }],
    ['an open for functional diversity', { functional_diversity: true }, { functional_diversity: false }],
  ])('%s', async (_, hidden, shown) => {
    expect(await statuses()).toEqual(all(200));
    await edit(hidden);
    expect(await statuses()).toEqual(all(404));
    // Nor for its organiser, who has pages of their own: these are the same for everybody.
    expect((await organiser.call(getPublicOpen, { params })).status).toBe(404);
    expect((await api.call(findPublicMatch, { params: { id: params.match_id } })).status).toBe(404);
    await edit(shown);
    expect(await statuses()).toEqual(all(200));
  });

  test.each(['created', 'deleted'])('an open that is %s', async (how) => {
    const set = how === 'created' ? ({ state: how } as const) : { deleted_at: new Date() };
    const back = how === 'created' ? ({ state: 'active' } as const) : { deleted_at: null };
    const write = (values: typeof set | typeof back) =>
      api.db.updateTable('opens').set(values).where('id', '=', params.id).execute();
    await write(set);
    expect(await statuses()).toEqual(all(404));
    await write(back);
  });
});

/** The fields of an answer by path, as `matches[].group.name`: what holds others is not named by itself. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, field]) =>
    fieldsOf(field, path === '' ? name : `${path}.${name}`),
  );
}

/** The same fields in a thing that holds them: `player` of a standing, `matches[]` of a group. */
const inside = (path: string, fields: readonly string[]): string[] =>
  fields.map((field) => `${path}.${field}`);

const person = ['_id', 'name', 'club'];
const group = ['group._id', 'group.name'];
const score = ['sets[].a', 'sets[].b', 'sets_won.a', 'sets_won.b', 'outcome', 'annulled', 'winner'];
const times = ['called_at', 'started_at', 'finished_at'];
const pair = ['a', 'b', ...inside('a', person), ...inside('b', person)];
const ofMatch = [
  '_id',
  ...group,
  'round',
  'swiss_round',
  'number',
  'table',
  'state',
  'best_of',
  ...pair,
  ...score,
  ...times,
];
const stage = ['_id', 'name', 'phase._id', 'phase.name', 'phase.number', ...inside('matches[]', ofMatch)];
const figures = [
  'position',
  'match_points',
  'played',
  'won',
  'lost',
  'sets_won',
  'sets_lost',
  'buchholz',
  'certainty',
];
const standing = [...figures, ...inside('player', person)];
const place = ['group.name', 'round', 'swiss_round', 'number', 'table'];
const fixture = ['_id', 'a._id', 'a.name', 'b._id', 'b.name', ...place];
const waits = ['busy[]', ...inside('awaits[]', ['takes', 'a', 'b'])];
const turn = [
  'role',
  'side',
  'state',
  'call',
  'before',
  'certain',
  'order',
  ...inside('start', ['earliest', 'likely', 'latest']),
  'start',
  ...inside('match', fixture),
  ...waits,
];
const matches = ['playing[]', 'next[]', 'results[]'].flatMap((list) => inside(list, ofMatch));
const facts = ['name', 'date_start', 'date_end', 'state', 'cancel_reason', 'players', 'pairs'];
const open = ['_id', ...facts, 'has_groups', 'only_swiss', 'has_brackets', 'positions'];
const positions = (list: string) => [`${list}.position`, ...inside(`${list}.player`, person)];
const location = ['location', 'location.type', 'location.coordinates[]'];
const venue = ['venue', ...inside('venue', ['name', 'address', 'time_zone', ...location])];
const event = ['id', 'seq', 'at', 'type', 'side', 'server', 'choice', 'winner', 'left_end'];

/** Every field that a visitor can see: one that is added has to be added here, after thinking of a child. */
const visible: Readonly<Record<(typeof publicReads)[number]['name'], readonly string[]>> = {
  getPublicOpen: [...open, ...venue, ...positions('podium[]'), ...matches],
  listPublicGroups: inside('collection[]', [...stage, ...inside('standings[]', standing)]),
  listPublicBrackets: inside('collection[]', stage),
  listPublicResults: ['total', ...inside('collection[]', ofMatch)],
  listPublicPlayers: inside('collection[]', person),
  listPublicPositions: positions('collection[]'),
  getPublicHighlights: ['comeback', 'streak', 'longest'].flatMap((list) => [
    `${list}.count`,
    `${list}.first[]`,
  ]),
  getPublicPlayer: [
    'position',
    ...inside('player', person),
    ...inside('matches[]', ofMatch),
    ...inside('next', ['over', 'time_zone', ...inside('turns[]', turn)]),
  ],
  getPublicMatch: [...ofMatch, 'seq', 'from_sheet'],
  listPublicEvents: ['seq', ...inside('events[]', event)],
};

describe('of a child with everything filled in', () => {
  const secret = ['2015-04-05', '600987654', 'la_nina_secreta', 'Apodo Secreto', '0190aaaa', 'PRT'];
  beforeAll(async () => {
    await sql`update players set name = 'Laia Menuda', date_of_birth = '2015-04-05', nickname = 'Apodo Secreto',
      gender = 'woman', nationality = 'PRT', contact_phone = '{"name":"Mare","code":"+34","phone":"600987654"}',
      social_networks = '[{"network":"instagram","address":"https://instagram.com/la_nina_secreta"}]', rating = 1777.5, show_phone_admin_only = false
      where id = ${params.player_id}`.execute(api.db);
    await sql`insert into open_results (open_id, player_id, position) values (${params.id}, ${params.player_id}, 1)`.execute(
      api.db,
    );
  });

  test.each(named)('%s shows these fields and no other', async (name, route) => {
    const { body } = await api.call<Route>(route, { params });
    expect(fieldsOf(body).filter((field) => !visible[name].includes(field))).toEqual([]);
    const written = JSON.stringify(body);
    expect([...secret, organiser.id, organiser.email].filter((value) => written.includes(value))).toEqual([]);
    // Her rating, as a number: the digits may be part of an id.
    expect(written).not.toMatch(/[:[,]177[78]/u);
  });

  test('nothing tells that she is one: an adult is shown with the same fields', async () => {
    const { collection } = await api.get(listPublicPlayers, { params });
    const child = collection.find(({ name }) => name === 'Laia Menuda');
    expect(child).toEqual({ _id: params.player_id, name: 'Laia Menuda', club: null });
    expect(new Set(collection.map((player) => Object.keys(player).join())).size).toBe(1);
  });
});
