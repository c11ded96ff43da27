import { randomUUID } from 'node:crypto';
import {
  editOpen,
  getGroup,
  getOpen,
  getPublicMatchPicture,
  getPublicOpenPicture,
  listSessions,
} from '@topspin/contract';
import { sql } from 'kysely';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualConnections } from '#db/connect.ts';
import { usualTurns } from '#http/limits/call-turns.ts';
import { startApi, type RegisteredUser, type TestApi } from '#testing/client.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenOpenInPlay, givenPhase, givenResult, playAll } from '#testing/given-draw.ts';
import { givenOpen, move } from '#testing/given-open.ts';
import { statementsOf } from '#testing/statements.ts';

const script = '<script>document.documentElement.dataset.theme = "dark";</script>';
const html = `<!doctype html><html><head><title>Topspin</title>
    <meta name="description" content="The page's own, in any words" />${script}</head><body></body></html>`;

let webRoot: string;
let api: TestApi;
let organiser: RegisteredUser;
let id: string;
let match_id: string;
let player_id: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'topspin-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), html);
  api = await startApi({ webRoot });
  organiser = await api.registerUser('Rosa Organizadora');
  const { open, players } = await givenOpenInPlay(organiser, 2, { name: 'Open "Torneig" <b> & $& Vic' });
  id = open._id;
  const phase = await givenPhase(organiser, id, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  match_id = matches[0]?._id ?? '';
  player_id = players[0] ?? '';
  await givenResult(organiser, match_id);
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});

const page = (url: string) => api.app.inject({ url });
const publish = async (public_results: boolean) => {
  const params = { id };
  const { version } = await organiser.get(getOpen, { params });
  await organiser.get(editOpen, { params, version, body: { public_results } });
};

describe('a shared link', () => {
  test('of an open has its name, when it is, and a picture with the address of others', async () => {
    const { body, headers } = await page(`/o/${id}/groups?utm_source=chat`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const name = 'Open &quot;Torneig&quot; &lt;b&gt; &amp; $&amp; Vic';
    expect(body).toContain(`<title>${name} · Topspin</title>`);
    expect(body).toContain(`<meta property="og:title" content="${name}" />`);
    expect(body).toContain('content="28 feb 2027 · Partidos y resultados en directo"');
    expect(body).toContain(`<meta property="og:url" content="http://topspin.test/o/${id}" />`);
    expect(body).toContain(`"og:image" content="http://topspin.test/api/public/opens/${id}/picture?v=`);
    expect(body.match(/name="description"/gu)).toHaveLength(1);
    expect(body).toContain(script);
  });

  test('says that registration is open as long as it is', async () => {
    const { _id } = await givenOpen(organiser, { name: 'Open que se llena' });
    const { body } = await page(`/o/${_id}`);
    expect(body).toMatch(/og:description" content="[^"]+ · Inscripción abierta"/u);
  });

  test('of a match has both players and the score', async () => {
    const { body } = await page(`/o/${id}/match/${match_id}`);
    expect(body).toMatch(/og:title" content="Jugador \d – Jugador \d"/u);
    expect(body).toMatch(/og:description" content="3–0 \(11-5, 11-7, 11-9\) · Open/u);
    expect(body).toContain(`/api/public/opens/${id}/matches/${match_id}/picture?v=`);
  });

  test('of a player says nothing about the player before there is a result', async () => {
    const { body } = await page(`/o/${id}/player/${player_id}`);
    expect(body).not.toContain('Jugador');
    expect(body).toContain(`"og:url" content="http://topspin.test/o/${id}" />`);
  });

  test('of a player in a finished open has the result, and its picture', async () => {
    const { open, players } = await givenOpenInPlay(organiser, 2, { name: 'Open acabado' });
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    await playAll(organiser, phase.groups[0]?._id ?? '', players);
    await move(organiser, open._id, 'finished');
    const url = `/o/${open._id}/player/${players[0]}`;
    const { body } = await page(url);
    expect(body).toMatch(/og:title" content="Jugador \d · Open acabado"/u);
    expect(body).toMatch(/og:description" content="Posición final: 1 · 1 victoria · 0 derrotas · /u);
    expect(body).toContain(`"og:url" content="http://topspin.test${url}" />`);
    const [, picture = ''] = /og:image" content="http:\/\/topspin\.test([^"]+)"/u.exec(body) ?? [];
    expect(picture).toContain(`/api/public/opens/${open._id}/players/${players[0]}/picture?v=`);
    expect((await page(picture)).headers['content-type']).toBe('image/png');
    expect((await page(`/o/${open._id}/player/${match_id}`)).body).toContain('content="Open acabado"');
  });

  test('of one of a pair has the result of both', async () => {
    const { open, pairs } = await givenMixedDoubles(organiser, 2, { name: 'Dobles acabado' });
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const sides = pairs.map(({ _id }) => _id);
    await playAll(organiser, phase.groups[0]?._id ?? '', sides);
    await move(organiser, open._id, 'finished');
    const { body } = await page(`/o/${open._id}/player/${pairs[0]?.members[1]?._id}`);
    expect(body).toContain(`og:title" content="${pairs[0]?.name} · Dobles acabado"`);
  });

  test.each([
    ['ca', 'Partits i resultats en directe', 'ca_ES', 'lang=ca&amp;v='],
    ['ca-ES,ca;q=0.9,es;q=0.8', 'Partits i resultats en directe', 'ca_ES', 'lang=ca&amp;v='],
    ['de, en;q=0.5', 'Matches and results, live', 'en_', 'lang=en&amp;v='],
    ['es;q=0, fr', 'Partidos y resultados en directo', 'es_ES', '/picture?v='],
    ['*;q=NaN', 'Partidos y resultados en directo', 'es_ES', '/picture?v='],
  ])(
    'is in the language of whoever asks with %s, or else of the open',
    async (accepted, words, locale, query) => {
      const { body, headers } = await api.app.inject({
        url: `/o/${id}`,
        headers: { 'accept-language': accepted },
      });
      expect(headers['vary']).toContain('Accept-Language');
      expect(body).toContain(words);
      expect(body).toContain(`"og:locale" content="${locale}`);
      expect(body).toContain(query);
    },
  );

  test('is read once, and not sent twice', async () => {
    const url = `/o/${id}`;
    const { etag } = (await page(url)).headers;
    const again = await statementsOf(async () => {
      const answer = await api.app.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    });
    expect(again).toEqual([]);
  });

  test.each(['/o/not-an-id', `/o/01890000-0000-7000-8000-000000000000`, '/opens', '/'])(
    'of %s is the page as it is',
    async (url) => expect((await page(url)).body).toBe(html),
  );
});

test('a link to nothing in an open has the page of the open, which is not kept: anybody can make up thousands', async () => {
  const url = `/o/${id}/match/${randomUUID()}`;
  expect((await page(url)).body).toContain(`"og:url" content="http://topspin.test/o/${id}"`);
  expect(await statementsOf(() => page(url))).not.toEqual([]);
});

test('a crowd that opens links keeps no connection from others', async () => {
  const answer = await api.db.transaction().execute(async (transaction) => {
    await sql`lock table open_results in access exclusive mode`.execute(transaction);
    const crowd = Array.from({ length: 2 * usualConnections }, async () =>
      page(`/o/${id}/match/${randomUUID()}`),
    );
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(transaction);
      return rows.length;
    };
    await expect.poll(waiting).toBe(usualTurns.reads.atOnce.ofOne);
    const other = await organiser.call(listSessions, { params: { id: organiser.id } });
    return { crowd, other };
  });
  expect(answer.other.status).toBe(200);
  for (const { statusCode } of await Promise.all(answer.crowd)) expect(statusCode).toBe(200);
});

test('the address of an open within the application has the preview of its results', async () => {
  const { body } = await page(`/o/${id}`);
  expect(body).toContain(`"og:url" content="http://topspin.test/o/${id}"`);
  for (const url of [`/single-open/${id}`, `/single-open/${id}?tab=results`])
    expect((await page(url)).body).toBe(body);
  expect((await page(`/single-open/${id}/print`)).body).toBe(html);
});

test('the address of a match within the application has the preview of that match', async () => {
  const { body } = await page(`/o/${id}/match/${match_id}`);
  expect(body).toMatch(/og:title" content="Jugador \d – Jugador \d"/u);
  expect((await page(`/match/${match_id}`)).body).toBe(body);
  expect((await page(`/match/${id}`)).body).toBe(html);
});

test('nothing of an open that is not published is said, but on the page of its registration', async () => {
  await publish(false);
  for (const url of [`/o/${id}`, `/o/${id}/match/${match_id}`, `/single-open/${id}`, `/match/${match_id}`])
    expect((await page(url)).body).toBe(html);
  const { body } = await page(`/single-open/${id}/inscription`);
  expect(body).toContain('Inscripción y condiciones');
  expect(body).not.toContain('og:image');
  for (const route of [getPublicOpenPicture, getPublicMatchPicture])
    expect((await api.call(route, { params: { id, match_id } })).status).toBe(404);
  await publish(true);
  expect((await page(`/o/${id}`)).body).toContain('og:image');
});

test.each([
  ['of an open', () => `/api/public/opens/${id}/picture?v=x`],
  ['of a match', () => `/api/public/opens/${id}/matches/${match_id}/picture`],
])('the picture %s is as large as messengers want it', async (_, url) => {
  const answer = await page(url());
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60',
  });
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  // WhatsApp shows none that is larger.
  expect(answer.rawPayload.length).toBeLessThan(300_000);
});
