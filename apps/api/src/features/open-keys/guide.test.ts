import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createOpenKey, getPublicOpen } from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideFile } from '#http/openapi/guide.ts';
import { usualLimits } from '#http/limits/limits.ts';
import { openKeysAtMost } from '@topspin/contract';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenNextPhase } from '#testing/given-next-phase.ts';
import { everyRoute } from '#testing/every-route.ts';

const run = promisify(execFile);
const guide = readFileSync(guideFile, 'utf8');
const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

/** The examples of the guide in a language, as they stand there. */
const examplesIn = (language: string): string[] =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)].flatMap(([, of, text = '']) =>
    of === language ? [text] : [],
  );

const env: Record<string, string> = {};
beforeAll(async () => {
  const { openId } = await givenNextPhase(organiser);
  const { secret } = await organiser.get(createOpenKey, { params: { id: openId }, body: { name: 'Guía' } });
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(env, { TOPSPIN: address, OPEN: openId, KEY: secret });
});

/** The words of a command as a shell takes them apart: quotes and variables, which is all that the guide uses. */
function wordsOf(command: string): string[] {
  // A line goes on after a backslash.
  const line = command.replaceAll('\\\n', ' ');
  const word = /'([^']*)'|"([^"]*)"|([^\s'"]+)/gu;
  return [...line.matchAll(word)].map(([, literal, quoted, bare]) =>
    literal === undefined
      ? (quoted ?? bare ?? '').replace(/\$(\w+)/gu, (_, name: string) => env[name] ?? `no variable ${name}`)
      : literal,
  );
}

/** The request that a curl command makes. Fails on an option that is not known here, rather than leave it out. */
function requestOf(command: string): Request {
  const [program, ...words] = wordsOf(command);
  expect(program).toBe('curl');
  const headers = new Headers();
  const addresses: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/u.exec(words[(at += 1)] ?? '') ?? [];
      headers.set(name, value);
    } else if (word.startsWith('-')) throw new Error(`the guide uses ${word}, which this test does not know`);
    else addresses.push(word);
  }
  expect(addresses).toHaveLength(1);
  return new Request(addresses[0] ?? '', { headers });
}

/** Where curl is installed it is run, too; Topspin needs none. */
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

describe('the guide', () => {
  test.each(examplesIn('sh').map((example) => [example.trim()]))('%s', async (command) => {
    const response = await fetch(requestOf(command));
    const body = await response.text();
    expect(response.status, body).toBe(200);
    expect(Object.keys(JSON.parse(body)).length).toBeGreaterThan(0);
    if (!hasCurl) return;
    const { stdout } = await run('/bin/sh', ['-c', `${command} --silent --fail`], {
      env,
    });
    expect(stdout).toBe(body);
  });

  test('has JavaScript that runs as it stands there, and prints the standings', async () => {
    const [example = ''] = examplesIn('js');
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', example], { env });
    expect(stdout.split('\n').filter((line) => /^ {2}[1-4]\. Jugador \w+.* \d+$/u.test(line))).toHaveLength(
      8,
    );
  });

  test('has JavaScript that says why it is refused', async () => {
    const [example = ''] = examplesIn('js');
    const refused = run(process.execPath, ['--input-type=module', '--eval', example], {
      env: { ...env, KEY: 'open_wrong' },
    });
    await expect(refused).rejects.toThrow('Esta clave no vale');
  });

  test('names every address that a key reads, and no other', () => {
    const base = getPublicOpen.path.replace('{id}', '');
    const readable = everyRoute.filter(({ errors }) => errors?.includes('openKey.ended'));
    const [, table = ''] = guide.split('| path | what it answers |');
    const [rows = ''] = table.split('\n\n');
    const paths = [...rows.matchAll(/^\| `([^`]*)` \|.*\|$/gmu)].map(
      ([, path = '']) => base + path.trim().split('?')[0],
    );
    expect(paths.toSorted()).toEqual(readable.map(({ path }) => path).toSorted());
  });

  test('says the limits that there are', () => {
    const { perCaller, perNetwork } = usualLimits.keys;
    const written = (value: number) => value.toLocaleString('en');
    expect(guide).toContain(`${written(perCaller)} times a minute, and ${written(perNetwork)} times`);
    expect([openKeysAtMost, guide]).toEqual([10, expect.stringContaining('(ten for an open)')]);
  });

  test('is a page of the API, which its reference leads to', async () => {
    const page = await api.app.inject({ url: '/api/docs/keys' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h1>Reading an open from a website or a program</h1>');
    expect(page.body).toContain('<td><code>{id}/groups</code></td>');
    expect(page.body).toContain('&lt;table id=');
    expect((await api.app.inject({ url: '/api/docs' })).body).toContain('href="/api/docs/keys"');
  });
});
