import {
  editOpen,
  getOpen,
  getPublicMatchPicture,
  getPublicOpenPicture,
  getPublicResultPicture,
  languages,
  pictureShapes,
  type PictureShape,
} from '@topspin/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, groupsOf, playAll } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import type { Preview } from './preview.ts';
import { drawPicture } from './draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const params = { id: '', match_id: '', player_id: '' };
const sizes = { card: [1200, 630], story: [1080, 1920] } as const;

beforeAll(async () => {
  const { open, players } = await givenOpenInPlay(organiser, 3);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(organiser, phase);
  await playAll(organiser, group?._id ?? '', players);
  Object.assign(params, { id: open._id, match_id: group?.matches[0]?._id, player_id: players[0] });
});

const get = (path: string) => api.app.inject({ url: `/api/public/opens/${params.id}${path}` });
const ofOpen = (query = '') => get(`/picture${query}`);
const ofMatch = (query = '') => get(`/matches/${params.match_id}/picture${query}`);
const ofResult = (query = '') => get(`/players/${params.player_id}/picture${query}`);

test('a result has a picture once the open is finished, and the open its podium', async () => {
  expect((await ofResult()).statusCode).toBe(404);
  const before = (await ofOpen()).rawPayload;
  await move(organiser, params.id, 'finished');
  expect((await ofResult()).statusCode).toBe(200);
  expect((await ofOpen()).rawPayload.equals(before)).toBe(false);
});

const pictures = [
  ['of an open', ofOpen],
  ['of a match', ofMatch],
  ['of a result', ofResult],
] as const;

describe.each(pictures)('the picture %s', (_, picture) => {
  test.each(languages.flatMap((lang) => pictureShapes.map((shape) => [lang, shape] as const)))(
    'in %s as a %s has its size, and is light enough for any messenger',
    async (lang, shape) => {
      const { statusCode, headers, rawPayload } = await picture(`?lang=${lang}&shape=${shape}&v=abc`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      const { format, width, height } = await sharp(rawPayload).metadata();
      expect([format, width, height]).toEqual(['png', ...sizes[shape]]);
      expect(rawPayload.length).toBeLessThan(300_000);
    },
  );

  test('is in the language that is asked for, or else in the one of the open', async () => {
    const [none, es, en] = await Promise.all([picture(), picture('?lang=es'), picture('?lang=en')]);
    expect(none.rawPayload.equals(es.rawPayload)).toBe(true);
    expect(en.rawPayload.equals(es.rawPayload)).toBe(false);
  });

  test.each(['?lang=fr', '?shape=poster'])('is refused as %s', async (query) => {
    expect((await picture(query)).statusCode).toBe(400);
  });
});

test('a name that changes leaves every picture', async () => {
  const drawn = () => Promise.all(pictures.map(async ([, picture]) => (await picture()).rawPayload));
  const before = await drawn();
  const again = await drawn();
  expect(again.map((png, index) => png.equals(before[index] ?? png.subarray(1)))).toEqual([true, true, true]);
  await sql`update players set name = 'Jugador borrado'`.execute(api.db);
  const after = await drawn();
  expect(after.map((png, index) => png.equals(before[index] ?? png))).toEqual([false, false, false]);
});

test('an open whose results are hidden has no picture', async () => {
  const { version } = await organiser.get(getOpen, { params });
  await organiser.get(editOpen, { params, version, body: { public_results: false } });
  for (const route of [getPublicOpenPicture, getPublicMatchPicture, getPublicResultPicture])
    expect((await api.call(route, { params })).status).toBe(404);
});

const preview = (values: Partial<Preview>): Preview => ({
  title: '',
  description: '',
  name: 'Open de Vic',
  whenAndWhere: '28 feb 2027',
  more: 'Matches and results, live',
  alt: '',
  score: null,
  stands: [],
  result: null,
  ...values,
});

const draw = (shown: Preview, shape: PictureShape = 'card', subject = 'test') =>
  drawPicture(shown, { subject, shape, gone: AbortSignal.timeout(20_000) });

test('a picture is drawn once while it shows the same', async () => {
  const asked = [draw(preview({})), draw(preview({}))];
  const [first, second] = await Promise.all(asked);
  expect(second).toBe(first);
  const other = await draw(preview({ name: 'Open de Gràcia' }));
  expect(other).not.toBe(first);
  expect(await draw(preview({}))).not.toBe(first);
});

const names = ['W'.repeat(120), '\ufdfd'.repeat(120), `${'W'.repeat(60)} ${'i'.repeat(59)}`, 'Ç·Ñ & <b>'];

describe.each(names)('with %s as every text', (name) => {
  test.each([
    ['open', {}],
    ['podium', { stands: [1, 2, 3].map((position) => ({ position, names: [name, name, name, '+9'] })) }],
    ['match', { score: { place: name, a: name, b: name, sets: '3–2', points: name, winner: 'a' } }],
    ['result', { result: { position: 1234, player: name, club: name, record: name } }],
  ] as const)('the picture of the %s has the usual size', async (_, parts) => {
    const shown = preview({ name, whenAndWhere: name, more: name, ...parts });
    for (const shape of pictureShapes) {
      const { width, height } = await sharp(await draw(shown, shape)).metadata();
      expect([width, height]).toEqual(sizes[shape]);
    }
  });
});

/** The heights of the lines of text in a part of a picture: the runs of rows that are not of the table's blue alone. */
async function lineHeights(png: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(png)
    .extract(part)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((light) => light > 160) ? 'x' : ' ',
  );
  return rows
    .join('')
    .split(/ +/u)
    .filter((run) => run !== '')
    .map((run) => run.length);
}

test('both players of a match are set in one size, however long their names are', async () => {
  const long = 'HHHHHHHHHH HHHHHHHHHHHHHHH HHHHHHHHHH';
  const score = { place: '', a: long, b: 'HHH', sets: '3–0', points: '', winner: 'a' } as const;
  const png = await draw(preview({ score }), 'story', 'alike');
  const [a] = await lineHeights(png, { left: 90, top: 720, width: 900, height: 190 });
  const [b] = await lineHeights(png, { left: 90, top: 1220, width: 900, height: 250 });
  expect(a).toBeGreaterThan(20);
  expect(Math.abs((a ?? 0) - (b ?? 0))).toBeLessThanOrEqual(1);
});

test('so are both pairs on the card of a match, though one of them has longer names', async () => {
  const long = 'HHHHHHHHHH HHHHHHHHHH HHHHHHHHHH';
  const score = { place: '', a: `${long} / ${long}`, b: long, sets: '3–0', points: '', winner: 'a' } as const;
  const png = await draw(preview({ score }), 'card', 'pairs');
  const [a] = await lineHeights(png, { left: 70, top: 122, width: 480, height: 150 });
  const [b] = await lineHeights(png, { left: 640, top: 122, width: 480, height: 150 });
  expect(a).toBeGreaterThan(12);
  expect(Math.abs((a ?? 0) - (b ?? 0))).toBeLessThanOrEqual(1);
});
