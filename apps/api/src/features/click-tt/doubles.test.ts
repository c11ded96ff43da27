import {
  enrolList,
  erasePlayer,
  getClickTt,
  listInscriptions,
  listPairs,
  makePair,
  dissolvePair,
  readClickTt,
  fixRound,
  drawRound,
  createPhase,
  type BodyInputOf,
  type OpenPage,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { validResults } from '#testing/click-tt-validator.ts';
import { clickTtXml, entry, oddPeople, usualXml } from '#testing/click-tt-xml.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { clickTt, keepFile, resultsFile } from '#testing/given-click-tt.ts';
import { checkIn, givenPhase, givenResult, groupsOf } from '#testing/given-draw.ts';
import { givenOpen, move } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

const people = [
  ...oddPeople,
  { first: 'Ute', last: 'Weiß', nr: 'NU1005' },
  { first: 'Kai', last: 'Böhm', nr: 'NU1006' },
] as const;
const [one, two, three, four, five, six] = people;

const xml = clickTtXml([
  {
    type: 'Doppel',
    entries: [entry('PLAYER21', one, two), entry('PLAYER22', three, four), entry('PLAYER23', five, six)],
  },
]);

type Rows = BodyInputOf<typeof enrolList>['rows'];

let open: OpenPage;
beforeEach(async () => {
  open = await givenOpen(organiser, { doubles: 'open', best_of: 5 });
});

async function rowsOf(): Promise<Rows> {
  const { kept } = await organiser.get(getClickTt, { params: { id: open._id } });
  return (kept?.participants ?? []).map(({ first_name, surname, club, entry: key }, at) => ({
    row: at + 2,
    name: `${first_name} ${surname}`,
    club,
    click_tt: key,
  }));
}

const enrol = (rows: Rows) =>
  organiser.get(enrolList, {
    params: { id: open._id },
    body: { consent: { confirmed: true }, text_version: consentTextVersion, newcomers: 'players', rows },
  });

const pairs = async () => {
  const { collection, alone } = await organiser.get(listPairs, { params: { id: open._id } });
  return { names: collection.map(({ name }) => name).toSorted(), collection, alone };
};

async function inPlay(): Promise<void> {
  await move(organiser, open._id, 'registrationClosed');
  await move(organiser, open._id, 'reception');
  const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
  for (const { _id = '' } of collection) await checkIn(organiser, open._id, _id);
  await move(organiser, open._id, 'active');
}

const everybody = [
  "Jörg Müller-Lüdenscheidt / D'Arcy O'Neill",
  'Anna-Lena von der Leyen / Søren Ægidius Ångström',
  'Ute Weiß / Kai Böhm',
].toSorted();

test('into an open of doubles enter the pairs of a file, and none of its singles', async () => {
  const { body } = await clickTt(api, organiser, readClickTt, { openId: open._id, file: usualXml() });
  expect(
    body.competitions.map(({ type, singles, doubles, enters }) => [type, singles, doubles, enters]),
  ).toEqual([
    ['Einzel', 4, 0, 0],
    ['Doppel', 0, 1, 1],
    ['Einzel', 1, 0, 0],
  ]);
  expect(await keepFile(api, organiser, open._id, usualXml(), 1)).toMatchObject({
    code: 'clickTt.noCompetition',
  });
  const team = clickTtXml([
    { type: 'Mannschaft', entries: [entry('P1', one, two).replace('double', 'team')] },
  ]);
  expect(await keepFile(api, organiser, open._id, team)).toMatchObject({ code: 'clickTt.noCompetition' });
});

test('both of an entry are registered and made a pair, and the same file again changes nothing', async () => {
  expect((await keepFile(api, organiser, open._id, xml)).status).toBe(200);
  const rows = await rowsOf();
  expect(rows.map((row) => row.click_tt)).toEqual([
    'PLAYER21/1',
    'PLAYER21/2',
    'PLAYER22/1',
    'PLAYER22/2',
    'PLAYER23/1',
    'PLAYER23/2',
  ]);
  expect(await enrol(rows)).toMatchObject({ registered: 6, already: 0, refused: [] });
  expect((await pairs()).names).toEqual(everybody);
  expect((await keepFile(api, organiser, open._id, xml)).status).toBe(200);
  expect(await enrol(rows)).toMatchObject({ registered: 0, already: 6 });
  expect((await pairs()).names).toEqual(everybody);
});

describe('who enters together and cannot be a pair is told with the reason, each time', () => {
  const limited = async (limits: object) => {
    open = await givenOpen(organiser, { doubles: 'open', ...limits });
    await keepFile(api, organiser, open._id, xml);
    return rowsOf();
  };
  const rated = async (rows: Rows, ratings: readonly number[]) =>
    rows.map((row, at) => ({ ...row, initial_rating: ratings[at] ?? 1000 }));

  test('for the sum of their ratings', async () => {
    const rows = await rated(await limited({ rating_sum_range: { min: 0, max: 2200 } }), [1300, 1200]);
    const people = ['Jörg Müller-Lüdenscheidt', "D'Arcy O'Neill"];
    const message =
      'Las dos puntuaciones suman 2500 y el máximo es 2200. Con otra persona la pareja puede caber.';
    expect(await enrol(rows)).toMatchObject({ registered: 6, unpaired: [{ people, message }] });
    expect((await pairs()).names).toHaveLength(2);
    expect(await enrol(rows)).toMatchObject({ registered: 0, unpaired: [{ people, message }] });
  });

  test('for another partner, or one who is not in the open', async () => {
    const rows = await limited({});
    expect((await enrol(rows.slice(0, 1))).unpaired).toEqual([
      {
        people: ['Jörg Müller-Lüdenscheidt', "D'Arcy O'Neill"],
        message:
          "D'Arcy O'Neill no está en el torneo. Inscribe primero a las dos personas y forma después la pareja.",
      },
    ]);
    await enrol(rows.slice(2, 3));
    const [one, other] = (await pairs()).alone;
    await organiser.get(makePair, {
      params: { id: open._id },
      body: { players: [one?._id ?? '', other?._id ?? ''] },
    });
    const { unpaired } = await enrol(rows);
    expect(unpaired.map(({ message }) => message)).toEqual([
      'Jörg Müller-Lüdenscheidt ya tiene pareja en este torneo. Separa antes esa pareja.',
      'Anna-Lena von der Leyen ya tiene pareja en este torneo. Separa antes esa pareja.',
    ]);
  });
});

test('somebody who has another partner keeps them', async () => {
  await keepFile(api, organiser, open._id, xml);
  const rows = await rowsOf();
  await enrol([...rows.slice(0, 1), ...rows.slice(2, 3)]);
  const { alone } = await pairs();
  const players = alone.map(({ _id }) => _id) as [string, string];
  await organiser.get(makePair, { params: { id: open._id }, body: { players } });
  await enrol(rows);
  const { names, alone: left } = await pairs();
  expect(names).toHaveLength(2);
  expect(left.map(({ name }) => name).toSorted()).toEqual(["D'Arcy O'Neill", 'Søren Ægidius Ångström']);
});

test('a later list of others makes no pair of the file, nor says again what is in its way', async () => {
  await keepFile(api, organiser, open._id, xml);
  const rows = await rowsOf();
  await enrol(rows.slice(0, 3));
  const [pair] = (await pairs()).collection;
  await organiser.get(dissolvePair, { params: { id: open._id, pair_id: pair?._id ?? '' } });
  expect(await enrol([{ row: 2, name: 'Eva Pla' }])).toMatchObject({ registered: 1, unpaired: [] });
  expect((await pairs()).names).toEqual([]);
  expect((await enrol(rows.slice(3, 4))).unpaired).toEqual([]);
  expect((await pairs()).names).toEqual(['Anna-Lena von der Leyen / Søren Ægidius Ångström']);
});

test('results of pairs go back under the ids of their entries; of a pair that is not of the file they do not', async () => {
  await keepFile(api, organiser, open._id, xml);
  await enrol(await rowsOf());
  await inPlay();
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(organiser, phase);
  for (const { _id } of group?.matches ?? []) await givenResult(organiser, _id);
  const { payload } = await resultsFile(api, organiser, open._id);
  const text = payload.toString('utf8');
  const { players, matches } = validResults(text);
  expect(players.map(({ id, type }) => [id, type])).toEqual([
    ['PLAYER21', 'double'],
    ['PLAYER22', 'double'],
    ['PLAYER23', 'double'],
  ]);
  expect(
    matches
      .map(({ 'player-a': a = '', 'player-b': b = '' }) => (a < b ? `${a} ${b}` : `${b} ${a}`))
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['PLAYER21 PLAYER22', 'PLAYER21 PLAYER23', 'PLAYER22 PLAYER23']);
  expect(matches.map((match) => match['group'])).toEqual(['Gruppe 1', 'Gruppe 1', 'Gruppe 1']);
  expect(text.match(/<person /gu)).toHaveLength(6);
});

test('partners who changed are strangers to the file', async () => {
  await keepFile(api, organiser, open._id, xml);
  await enrol(await rowsOf());
  const { collection } = await pairs();
  const [first, second] = collection;
  for (const pair of [first, second])
    await organiser.call(dissolvePair, { params: { id: open._id, pair_id: pair?._id ?? '' } });
  for (const place of [0, 1]) {
    const players = [first?.members[place]?._id ?? '', second?.members[1 - place]?._id ?? ''] as [
      string,
      string,
    ];
    await organiser.get(makePair, { params: { id: open._id }, body: { players } });
  }
  await inPlay();
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(organiser, phase);
  for (const { _id } of group?.matches ?? []) await givenResult(organiser, _id);
  const { kept } = await organiser.get(getClickTt, { params: { id: open._id } });
  expect(kept?.results).toMatchObject({ matches: 0, left_out: { strangers: 3 } });
});

test('the rounds of a Swiss phase go back with their number', async () => {
  await keepFile(api, organiser, open._id, xml);
  await enrol(await rowsOf());
  await inPlay();
  const phase = await organiser.get(createPhase, {
    params: { id: open._id },
    body: { number: 1, type: 'swiss', rounds_count: 2 },
  });
  for (const round of [1, 2]) {
    const {
      seed,
      pairs: drawn,
      bye,
    } = await organiser.get(drawRound, { params: { id: phase._id }, body: {} });
    const fixed = await organiser.get(fixRound, {
      params: { id: phase._id },
      body: { round, seed, pairs: drawn, bye },
    });
    const [group] = await groupsOf(organiser, fixed);
    for (const match of group?.matches ?? [])
      if (match.state === 'enrolled') await givenResult(organiser, match._id);
  }
  const { payload } = await resultsFile(api, organiser, open._id);
  expect(validResults(payload.toString('utf8')).matches.map((match) => match['group'])).toEqual([
    'Runde 1',
    'Runde 2',
  ]);
});

test('a newer file knows the people by their numbers, whatever its ids are; and what it says ends with their erasure', async () => {
  await keepFile(api, organiser, open._id, xml);
  await enrol(await rowsOf());
  const renumbered = clickTtXml([
    { type: 'Doppel', entries: [entry('P1', four, three), entry('P2', one, two), entry('P3', five, six)] },
  ]);
  const { body } = await keepFile(api, organiser, open._id, renumbered);
  expect(body.participants.map(({ entry: key, entered }) => [key, entered])).toEqual([
    ['P1/1', true],
    ['P1/2', true],
    ['P2/1', true],
    ['P2/2', true],
    ['P3/1', true],
    ['P3/2', true],
  ]);
  const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
  const darcy = collection.find(({ player }) => player?.name.startsWith("D'Arcy"))?.player?._id ?? '';
  await admin.get(erasePlayer, { params: { id: darcy } });
  const { kept } = await organiser.get(getClickTt, { params: { id: open._id } });
  expect(kept?.participants.map(({ entry: key }) => key)).toEqual(['P1/1', 'P1/2', 'P3/1', 'P3/2']);
});
