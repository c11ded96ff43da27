import { randomUUID } from 'node:crypto';
import {
  enrolList,
  erasePlayer,
  getClickTt,
  listInscriptions,
  putResult,
  readClickTt,
  removeClickTt,
  removeInscription,
  type BodyInputOf,
  type OpenPage,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { validResults } from '#testing/click-tt-validator.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { clickTtXml, entry, oddPeople, usualXml } from '#testing/click-tt-xml.ts';
import { clickTt, keepFile, resultsFile } from '#testing/given-click-tt.ts';
import { checkIn, givenPhase, givenResult, groupsOf, threeNil } from '#testing/given-draw.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from '#testing/given-open.ts';
import { forgetOldFiles } from './store.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Nora Nueva', { trusted: false });

type Rows = BodyInputOf<typeof enrolList>['rows'];

const enrol = (
  by: typeof organiser,
  open: OpenPage,
  rows: Rows,
  newcomers: 'players' | 'guests' = 'players',
) =>
  by.get(enrolList, {
    params: { id: open._id },
    body: { consent: { confirmed: true }, text_version: consentTextVersion, newcomers, rows },
  });

/** The rows that the kept file gives: everybody new. */
async function rowsOf(by: typeof organiser, open: OpenPage): Promise<Rows> {
  const { kept } = await by.get(getClickTt, { params: { id: open._id } });
  return (kept?.participants ?? []).map(({ first_name, surname, club, entry: one }, at) => ({
    row: at + 2,
    name: `${first_name} ${surname}`,
    club,
    click_tt: one,
  }));
}

async function givenKept(by = organiser, file = usualXml()): Promise<OpenPage> {
  const open = await givenOpen(by, { best_of: 5 });
  const { status } = await keepFile(api, by, open._id, file);
  expect(status).toBe(200);
  return open;
}

const entriesOf = async (open: OpenPage) =>
  (await organiser.get(listInscriptions, { params: { id: open._id } })).collection;

const rowsKept = async (open: OpenPage) => {
  const { rows } = await sql<{ all: unknown }>`select json_build_array(
    (select json_agg(f order by open_id) from click_tt_files f where open_id = ${open._id}),
    (select json_agg(e order by number) from click_tt_entries e where open_id = ${open._id})) as all`.execute(
    api.db,
  );
  return rows[0]?.all;
};

async function inPlay(open: OpenPage): Promise<void> {
  await move(organiser, open._id, 'registrationClosed');
  await move(organiser, open._id, 'reception');
  for (const { _id = '' } of await entriesOf(open)) await checkIn(organiser, open._id, _id);
  await move(organiser, open._id, 'active');
}

test('an open keeps no more of a file than a large competition needs', async () => {
  const open = await givenOpen(stranger);
  const long = Array.from({ length: 12 }, (_, at) => ` x${at}="${'ab'.repeat(150)}"`).join('');
  const person = { first: 'Anna', last: 'Muster' };
  const entries = Array.from({ length: 400 }, (_, at) =>
    entry(`P${at}`, { ...person, nr: `NU${at}` }).replace('<person', `<person${long}`),
  );
  const kept = await keepFile(api, stranger, open._id, clickTtXml([{ entries }]));
  expect(kept).toMatchObject({ status: 422, body: { code: 'clickTt.tooLarge', details: { most: 1 } } });
  const thousand = Array.from({ length: 1000 }, (_, at) => entry(`P${at}`, { ...person, nr: `NU${at}` }));
  expect((await keepFile(api, stranger, open._id, clickTtXml([{ entries: thousand }]))).status).toBe(200);
});

test('a file is read: its competitions, and how many of each can enter; nothing is written', async () => {
  const open = await givenOpen(organiser);
  const { body } = await clickTt(api, organiser, readClickTt, { openId: open._id, file: usualXml() });
  expect(body.tournament).toBe("Grüße & Bälle '27");
  expect(
    body.competitions.map(({ name, type, singles, doubles, enters }) => [
      name,
      type,
      singles,
      doubles,
      enters,
    ]),
  ).toEqual([
    ['Herren A', 'Einzel', 4, 0, 4],
    ['Herren A', 'Doppel', 0, 1, 0],
    ['Damen', 'Einzel', 1, 0, 1],
  ]);
  expect(await organiser.get(getClickTt, { params: { id: open._id } })).toEqual({ kept: null });
});

test('participants enter, play, and their results go back with their ids, and the same file twice changes nothing', async () => {
  const open = await givenKept();
  const rows = await rowsOf(organiser, open);
  expect(rows.map((row) => 'name' in row && row.name)).toEqual([
    'Jörg Müller-Lüdenscheidt',
    "D'Arcy O'Neill",
    'Anna-Lena von der Leyen',
    'Søren Ægidius Ångström',
  ]);
  expect(await enrol(organiser, open, rows)).toMatchObject({ registered: 4, already: 0, refused: [] });
  const before = await rowsKept(open);
  expect((await keepFile(api, organiser, open._id, usualXml())).status).toBe(200);
  expect(await enrol(organiser, open, rows)).toMatchObject({ registered: 0, already: 4 });
  expect(await rowsKept(open)).toEqual(before);
  expect(await entriesOf(open)).toHaveLength(4);
  await inPlay(open);
  const phase = await givenPhase(organiser, open._id, {
    name: 'Fase de grupos',
    number: 1,
    type: 'groups',
    groups_count: 1,
  });
  const empty = await resultsFile(api, organiser, open._id);
  expect([empty.status, empty.code]).toEqual([409, 'clickTt.nothingPlayed']);
  const [group] = await groupsOf(organiser, phase);
  const [first, second, third, fourth] = group?.matches ?? [];
  await givenResult(organiser, first?._id ?? '', threeNil);
  await givenResult(organiser, second?._id ?? '', [
    ...threeNil.slice(0, 2),
    { a: 12, b: 14 },
    { a: 9, b: 11 },
    { a: 5, b: 11 },
  ]);
  await organiser.get(putResult, {
    params: { id: third?._id ?? '' },
    body: {
      outcome: 'retired',
      winner: 'b',
      sets: [
        { a: 11, b: 4 },
        { a: 10, b: 8 },
      ],
    },
  });
  await organiser.get(putResult, {
    params: { id: fourth?._id ?? '' },
    body: { outcome: 'walkover', winner: 'a', sets: [] },
  });
  const { kept } = await organiser.get(getClickTt, { params: { id: open._id } });
  expect(kept?.results).toEqual({
    matches: 3,
    left_out: { unfinished: 2, unplayed: 1, strangers: 0, long: 0 },
    best_of_9: false,
  });
  const { payload } = await resultsFile(api, organiser, open._id);
  const text = payload.toString('utf8');
  const { tournament, players, matches } = validResults(text);
  expect(tournament['tournament-id']).toBe('tt-4711');
  expect(players.map(({ id }) => id)).toEqual(['PLAYER11', 'PLAYER12', 'PLAYER13', 'PLAYER14']);
  expect(matches.map(({ nr, group: name }) => [nr, name])).toEqual([
    ['1', 'Gruppe 1'],
    ['2', 'Gruppe 1'],
    ['3', 'Gruppe 1'],
  ]);
  expect(matches[1]).toMatchObject({ 'sets-a': '2', 'sets-b': '3', 'matches-b': '1', 'games-a': '48' });
  expect(matches[2]).toMatchObject({
    'set-a-2': '10',
    'set-b-2': '12',
    'set-b-4': '11',
    'set-b-5': '0',
    'matches-b': '1',
  });
  expect(text).toContain('SYSTEM "http://www.datenautomaten.nu/dtd/nuLiga/TournamentPortal.dtd"');
  expect(text).toContain('licence-nr="50001"');
  expect(text).toContain('Spiel &amp; Spaß e.V.');
});

test('byes are not exported, nor are matches of players who are not in the file', async () => {
  const open = await givenKept();
  await enrol(organiser, open, (await rowsOf(organiser, open)).slice(0, 2));
  await givenEnrolled(organiser, open._id, (await givenPlayer(organiser, { name: 'Nil Serra' }))._id);
  await inPlay(open);
  const phase = await givenPhase(organiser, open._id, { name: 'Cuadro', number: 1, type: 'knockout' });
  for (;;) {
    const [group] = await groupsOf(organiser, phase);
    const ready = group?.matches.find(({ state }) => state === 'enrolled');
    if (!ready) break;
    await givenResult(organiser, ready._id);
  }
  const { kept } = await organiser.get(getClickTt, { params: { id: open._id } });
  expect(kept?.results.left_out.unfinished).toBe(0);
  // Three play two matches: the one who is not in the file was in one of them, or in both.
  const { matches = 0, left_out: { strangers } = { strangers: 0 } } = kept?.results ?? {};
  expect([matches + strangers, strangers > 0]).toEqual([2, true]);
});

test('a player who is known keeps the profile, and nothing of the file gets into it', async () => {
  const open = await givenKept();
  const known = await givenPlayer(organiser, { name: 'Jörg Müller-Lüdenscheidt' });
  const [, ...others] = await rowsOf(organiser, open);
  await enrol(organiser, open, [{ row: 2, player_id: known._id, click_tt: 'PLAYER11' }, ...others]);
  const { kept } = await organiser.get(getClickTt, { params: { id: open._id } });
  expect(kept?.participants.every(({ entered }) => entered)).toBe(true);
  const { rows } = await sql<{ licence: string | null; date_of_birth: string | null }>`
    select licence, date_of_birth from players where name like 'Anna-Lena%'`.execute(api.db);
  expect(rows.every(({ licence, date_of_birth }) => licence === null && date_of_birth === null)).toBe(true);
});

test('in an open that is not trusted participants are guests, once', async () => {
  const open = await givenKept(stranger);
  const rows = await rowsOf(stranger, open);
  expect(await enrol(stranger, open, rows, 'guests')).toMatchObject({ registered: 4 });
  expect(await enrol(stranger, open, rows, 'guests')).toMatchObject({ registered: 0, already: 4 });
  const { collection } = await stranger.get(listInscriptions, { params: { id: open._id } });
  expect(collection.map(({ player }) => player?.guest)).toEqual([true, true, true, true]);
  const [one] = collection;
  await stranger.get(removeInscription, {
    params: { id: open._id, inscription_id: one?._id ?? '' },
    body: {},
  });
  expect(await enrol(stranger, open, rows, 'guests')).toMatchObject({ registered: 1, already: 3 });
});

test('a newer file keeps who is who by the number of the person, whatever its ids are', async () => {
  const open = await givenKept();
  await enrol(organiser, open, await rowsOf(organiser, open));
  const renumbered = clickTtXml([
    {
      entries: [
        entry('P1', { first: 'Neu', last: 'Dabei', nr: 'NU9' }),
        ...oddPeople.map((person, at) => entry(`P${9 - at}`, person)),
      ],
    },
  ]);
  const { body } = await keepFile(api, organiser, open._id, renumbered);
  expect(body.participants.map(({ entry: id, entered }) => [id, entered])).toEqual([
    ['P1', false],
    ['P9', true],
    ['P8', true],
    ['P7', true],
    ['P6', true],
  ]);
});

test('another competition is refused while participants came from one, and entered once the file is removed', async () => {
  const open = await givenKept();
  expect((await keepFile(api, organiser, open._id, usualXml(), 3)).status).toBe(200);
  await keepFile(api, organiser, open._id, usualXml());
  await enrol(organiser, open, await rowsOf(organiser, open));
  expect(await keepFile(api, organiser, open._id, usualXml(), 3)).toMatchObject({
    code: 'clickTt.otherCompetition',
  });
  expect(await keepFile(api, organiser, open._id, usualXml(), 2)).toMatchObject({
    code: 'clickTt.noCompetition',
  });
  await organiser.get(removeClickTt, { params: { id: open._id } });
  expect(await entriesOf(open)).toHaveLength(4);
  expect((await keepFile(api, organiser, open._id, usualXml(), 3)).status).toBe(200);
});

test('a list cannot name somebody who is not in the file', async () => {
  const open = await givenKept();
  const failure = await organiser.call(enrolList, {
    params: { id: open._id },
    body: {
      consent: { confirmed: true },
      text_version: consentTextVersion,
      newcomers: 'players',
      rows: [{ row: 1, name: 'Ana Lliso', click_tt: 'PLAYER99' }],
    },
  });
  expect(failure.failure.code).toBe('clickTt.notInFile');
  expect(await entriesOf(open)).toEqual([]);
});

test('only organisers of the open have its file', async () => {
  const open = await givenKept();
  const read = await clickTt(api, stranger, readClickTt, { openId: open._id, file: usualXml() });
  expect(read.status).toBe(403);
  expect((await keepFile(api, stranger, open._id, usualXml())).status).toBe(403);
  expect((await resultsFile(api, stranger, open._id)).status).toBe(403);
  expect((await stranger.call(getClickTt, { params: { id: open._id } })).status).toBe(403);
});

test('what the file says of somebody ends with their erasure', async () => {
  const open = await givenKept();
  await enrol(organiser, open, await rowsOf(organiser, open));
  const one = (await entriesOf(open)).find(({ player }) => player?.name.startsWith('Jörg'));
  await admin.get(erasePlayer, { params: { id: one?.player?._id ?? '' } });
  expect(JSON.stringify(await rowsKept(open))).not.toMatch(/Lüdenscheidt|NU1001|\b50001\b/u);
});

test('in an open that is not trusted a player who is named is answered alike, there or not', async () => {
  const open = await givenKept(stranger);
  const known = await givenPlayer(organiser, { name: 'Iris Real' });
  const statuses = [];
  for (const [at, player_id] of [known._id, randomUUID()].entries()) {
    const { status } = await stranger.call(enrolList, {
      params: { id: open._id },
      body: {
        consent: { confirmed: true },
        text_version: consentTextVersion,
        newcomers: 'guests',
        rows: [{ row: at + 2, player_id, click_tt: `PLAYER1${at + 1}` }],
      },
    });
    statuses.push(status);
  }
  expect(statuses[1]).toBe(statuses[0]);
  expect(statuses[0]).toBeLessThan(300);
});

test('a file goes once its open was to be over, whether anybody ended it, and stays until then', async () => {
  const day = 24 * 60 * 60 * 1000;
  const before = new Date(Date.now() - 90 * day);
  const open = await givenKept();
  const isKept = async () => (await organiser.get(getClickTt, { params: { id: open._id } })).kept !== null;
  const endedAt = (days: number) =>
    sql`update opens set date_start = ${new Date(Date.now() - (days + 1) * day)},
      date_end = ${new Date(Date.now() - days * day)} where id = ${open._id}`.execute(api.db);
  await endedAt(89);
  await forgetOldFiles(api.db, before);
  expect(await isKept()).toBe(true);
  await endedAt(91);
  await forgetOldFiles(api.db, before);
  expect(await isKept()).toBe(false);
});
