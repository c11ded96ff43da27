import {
  addGuest,
  dissolvePair,
  editOpen,
  enrol,
  getLeaderboard,
  listPairs,
  listPlayers,
  makePair,
  removeInscription,
  type Inscription,
  type OpenPage,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair, givenPeople } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';
import { givenOpen, givenPlayer, moveTo } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const other = givenUser(api, 'Olga Otra', { trusted: false });

let open: OpenPage;
let ana: Inscription;
let leo: Inscription;
let eva: Inscription;
let nil: Inscription;

const four = [
  ['Ana Gil', 'woman'],
  ['Leo Ros', 'man'],
  ['Eva Pla', 'woman'],
  ['Nil Vic', 'man'],
] as const;

beforeEach(async () => {
  open = await givenOpen(organiser, { doubles: 'mixed' });
  const entered = await givenPeople(organiser, open._id, four);
  [ana, leo, eva, nil] = entered as [Inscription, Inscription, Inscription, Inscription];
});

const pair = (...[one, two]: readonly [Inscription, Inscription]) =>
  organiser.call(makePair, { params: { id: open._id }, body: { players: [one.player._id, two.player._id] } });
/** Everybody is there, and the open begins. */
async function inPlay() {
  await moveTo(organiser, open, 'reception');
  await api.db
    .updateTable('inscriptions')
    .set({ state: 'present', checked_in_at: new Date() })
    .where('open_id', '=', open._id)
    .execute();
  await moveTo(organiser, { ...open, state: 'reception' }, 'active');
}
const pairs = () => organiser.get(listPairs, { params: { id: open._id } });

test('two people who are registered are made a pair, who no longer look for a partner', async () => {
  const made = await givenPair(organiser, open._id, [ana, leo]);
  expect(made).toMatchObject({ name: 'Ana Gil / Leo Ros', rating: 2000, state: 'registered' });
  expect(made.members.map(({ _id }) => _id)).toEqual([ana.player._id, leo.player._id]);
  const { collection, alone } = await pairs();
  expect(collection).toEqual([made]);
  expect(alone.map(({ name }) => name)).toEqual(['Eva Pla', 'Nil Vic']);
});

test('an open says that it is of doubles, and one of singles answers as ever', async () => {
  expect(open.doubles).toBe('mixed');
  expect(await givenOpen(organiser)).not.toHaveProperty('doubles');
});

describe('refused is', () => {
  test('a pair of one person', async () => {
    expect((await pair(ana, ana)).status).toBe(422);
  });
  test('a pair of two men in mixed doubles', async () => {
    expect((await pair(leo, nil)).failure.code).toBe('pair.notOfClass');
  });
  test('somebody who has a partner', async () => {
    await pair(ana, leo);
    const refused = await pair(ana, nil);
    expect([refused.status, refused.failure.code]).toEqual([409, 'pair.taken']);
    expect(refused.failure.message).toContain('Ana Gil');
  });
  test('somebody who is not registered', async () => {
    const stranger = await givenPlayer(organiser, { name: 'Sol Fuera', gender: 'man' });
    const refused = await organiser.call(makePair, {
      params: { id: open._id },
      body: { players: [ana.player._id, stranger._id] },
    });
    expect(refused.failure.code).toBe('pair.notRegistered');
  });
  test('a pair in an open of singles', async () => {
    const singles = await givenOpen(organiser);
    const [one, two] = await givenPeople(organiser, singles._id, four);
    const refused = await organiser.call(makePair, {
      params: { id: singles._id },
      body: { players: [one?.player._id ?? '', two?.player._id ?? ''] },
    });
    expect(refused.failure.code).toBe('open.notForSingles');
  });
  test('anybody but an organiser', async () => {
    const refused = await other.call(makePair, {
      params: { id: open._id },
      body: { players: [ana.player._id, leo.player._id] },
    });
    expect(refused.status).toBe(403);
  });
  test('to part a pair once groups are saved, unless it came late and is in none', async () => {
    await pair(ana, leo);
    const made = (await pair(eva, nil)).body;
    const couple = [
      ['Uma Sol', 'woman'],
      ['Iker Rey', 'man'],
    ] as const;
    const [uma, iker] = await givenPeople(organiser, open._id, couple);
    await inPlay();
    await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const part = (pair_id: string) => organiser.call(dissolvePair, { params: { id: open._id, pair_id } });
    expect((await part(made._id)).failure.code).toBe('open.groupsSaved');
    const late = await givenPair(organiser, open._id, [uma, iker] as [Inscription, Inscription]);
    const { collection } = await pairs();
    expect(Object.fromEntries(collection.map(({ name, drawn }) => [name, drawn]))).toEqual({
      'Ana Gil / Leo Ros': true,
      'Eva Pla / Nil Vic': true,
      'Uma Sol / Iker Rey': false,
    });
    expect((await part(late._id)).status).toBe(204);
    expect((await pairs()).alone.map(({ name }) => name)).toEqual(['Iker Rey', 'Uma Sol']);
  });
  test('another gender than that of the class', async () => {
    const body = { gender: 'man' as const };
    const edited = await organiser.call(editOpen, { params: { id: open._id }, body, version: open.version });
    expect(edited.failure.code).toBe('open.genderOfClass');
  });
});

test('a men’s doubles is for men', async () => {
  const men = await givenOpen(organiser, { doubles: 'men' });
  expect(men.gender).toBe('man');
  const woman = await givenPlayer(organiser, { name: 'Mar Sol', gender: 'woman' });
  const refused = await organiser.call(enrol, {
    params: { id: men._id },
    body: { player_id: woman._id, consent: { confirmed: true } },
  });
  expect(refused.status).toBe(409);
});

test('guests are paired by the word of the organiser', async () => {
  const guest = await organiser.get(addGuest, {
    params: { id: open._id },
    body: { name: 'Zoe Forastera', consent: { confirmed: true } },
  });
  expect((await pair(leo, guest)).body.name).toBe('Leo Ros / Zoe Forastera');
});

test('a pair is parted, and its people stay', async () => {
  const made = await givenPair(organiser, open._id, [ana, leo]);
  await organiser.call(dissolvePair, { params: { id: open._id, pair_id: made._id } });
  const { collection, alone } = await pairs();
  expect(collection).toEqual([]);
  expect(alone).toHaveLength(4);
});

test('who withdraws before the draw leaves the other free for another partner', async () => {
  await givenPair(organiser, open._id, [ana, leo]);
  await organiser.call(removeInscription, { params: { id: open._id, inscription_id: leo._id }, body: {} });
  expect((await pair(ana, nil)).body.name).toBe('Ana Gil / Nil Vic');
});

test('a pair is no player: no list, leaderboard or count has it', async () => {
  const before = await organiser.get(listPlayers, {});
  const made = await givenPair(organiser, open._id, [ana, leo]);
  const after = await organiser.get(listPlayers, {});
  expect([after.totalRows, after.totalFilteredRows]).toEqual([before.totalRows, before.totalFilteredRows]);
  expect(JSON.stringify(after)).not.toContain(made._id);
  expect(JSON.stringify(await organiser.get(getLeaderboard, {}))).not.toContain(made._id);
  expect(
    (await organiser.get(listPlayers, { query: { simpleSearch: { search: 'Gil / Leo', fields: ['name'] } } }))
      .collection,
  ).toEqual([]);
});

test('the name of a pair follows its people', async () => {
  await givenPair(organiser, open._id, [ana, leo]);
  await api.db
    .updateTable('players')
    .set({ name: 'Ana Gil Roca' })
    .where('id', '=', ana.player._id)
    .execute();
  expect((await pairs()).collection[0]?.name).toBe('Ana Gil Roca / Leo Ros');
});

describe('the database refuses', () => {
  const refused = (query: Promise<unknown>) =>
    expect(query).rejects.toThrow(
      /is a pair|has not two people|duplicate key|keeps its discipline|does not fit/u,
    );
  test('to register a pair', async () => {
    const made = await givenPair(organiser, open._id, [ana, leo]);
    await refused(
      sql`insert into inscriptions (id, open_id, player_id, state, rating) values (gen_random_uuid(), ${open._id}, ${made._id}, 'registered', 1000)`.execute(
        api.db,
      ),
    );
  });
  test('a pair of one', async () => {
    const made = await givenPair(organiser, open._id, [ana, leo]);
    await refused(sql`delete from side_members where side_id = ${made._id} and place = 2`.execute(api.db));
  });
  test('a person in two pairs of an open', async () => {
    const made = await givenPair(organiser, open._id, [ana, leo]);
    await refused(
      sql`update side_members set player_id = ${ana.player._id} where side_id = ${made._id} and place = 2`.execute(
        api.db,
      ),
    );
  });
  test('another discipline', async () => {
    await refused(
      sql`update opens set discipline = 'singles', doubles_class = null where id = ${open._id}`.execute(
        api.db,
      ),
    );
  });
});
