import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type RegisteredUser, type TestApi } from '#testing/client.ts';
import { givenOpenInPlay, givenPhase, groupsOf, playAll } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';

/** How messengers and networks ask for a page, none of which runs its code. Some take its first part alone. */
const messengers = [
  ['WhatsApp', 'WhatsApp/2.23.20.0', {}],
  ['Telegram', 'TelegramBot (like TwitterBot)', {}],
  ['Signal', 'WhatsApp/2', { range: 'bytes=0-1048575' }],
  ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', { range: 'bytes=0-32768' }],
  [
    'Facebook',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    { range: 'bytes=0-524287' },
  ],
  ['X', 'Twitterbot/1.0', {}],
  ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', {}],
  ['Discord', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', {}],
  [
    'iMessage',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    {},
  ],
] as const;

let webRoot: string;
let api: TestApi;
let organiser: RegisteredUser;
const addresses = { open: '', match: '' };

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'topspin-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(
    join(webRoot, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8" /><title>Topspin</title></head><body></body></html>',
  );
  api = await startApi({ webRoot });
  organiser = await api.registerUser('Rosa Organizadora');
  const { open, players } = await givenOpenInPlay(organiser, 3);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(organiser, phase);
  await playAll(organiser, group?._id ?? '', players);
  await move(organiser, open._id, 'finished');
  addresses.open = `/o/${open._id}`;
  addresses.match = `/o/${open._id}/match/${group?.matches[0]?._id}`;
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});

type Tags = ReadonlyMap<string, string>;

const tagsOf = (html: string): Tags =>
  new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/gu)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

/** What they read, and what it has to be like. */
const required = [
  ['og:title', /^.{3,}$/u],
  ['og:description', /^.{10,300}$/u],
  ['og:type', /^website$/u],
  ['og:site_name', /^Topspin$/u],
  ['og:locale', /^es_ES$/u],
  ['og:url', /^http:\/\/topspin\.test\/o\//u],
  ['og:image', /^http:\/\/topspin\.test\/api\/public\/opens\/.+\/picture\?v=/u],
  ['og:image:type', /^image\/png$/u],
  ['og:image:width', /^1200$/u],
  ['og:image:height', /^630$/u],
  ['og:image:alt', /Jugador/u],
  ['twitter:card', /^summary_large_image$/u],
  ['twitter:image:alt', /Jugador/u],
] as const;

describe.each(messengers)('%s', (_, agent, more) => {
  const headers = { 'user-agent': agent, accept: '*/*', ...more };
  const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') => api.app.inject({ url, method, headers });

  test.each(['open', 'match'] as const)('finds what it reads of an %s, and the picture', async (of) => {
    const page = await ask(addresses[of]);
    expect([200, 206]).toContain(page.statusCode);
    // Those that read a part of the page find all of it there.
    expect(page.body.indexOf('twitter:image:alt')).toBeLessThan(32_000);
    const tags = tagsOf(page.body);
    for (const [name, like] of required) expect(tags.get(name) ?? '', name).toMatch(like);
    const picture = await ask(new URL(tags.get('og:image') ?? '').href.replace('http://topspin.test', ''));
    expect([200, 206]).toContain(picture.statusCode);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.length).toBeLessThan(300_000);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  test('may ask for the head alone', async () => {
    const { headers: ofPage } = await ask(addresses.open);
    const page = await ask(addresses.open, 'HEAD');
    expect([page.statusCode, page.body, page.headers['content-type']]).toEqual([
      200,
      '',
      ofPage['content-type'],
    ]);
    const picture = await ask(`/api/public/opens/${addresses.open.slice(3)}/picture`, 'HEAD');
    expect([picture.statusCode, picture.body, picture.headers['content-type']]).toEqual([
      200,
      '',
      'image/png',
    ]);
  });

  test('is kept out by no robots.txt', async () => {
    const { body } = await ask('/robots.txt');
    expect(body).not.toMatch(/disallow/iu);
  });
});
