import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { environment, root } from '../programs.ts';
import { startWords, type StartedWords } from './started-words.ts';

/**
 * Installs a tarball where nothing is, as somebody would who has Node and this file alone, and uses it: `npx FILE start` with an empty cache
 * of npm; an account, a picture and a file (password hashing, sharp, threads); a backup; the doctor; a restore. The first start fetches what it
 * needs from npm.
 */
export async function tryPackage(tarball: string): Promise<void> {
  const folder = await temporaryFolder();
  const run = inEmptyFolder(folder.path, tarball);
  try {
    const began = performance.now();
    const started = run({ PORT: '0' }, 'start');
    try {
      const [, url = ''] = await started.until(/^Topspin is ready: (\S+)$/mu);
      console.log(`Installed and started in ${seconds(began)} s.`);
      await callOverHttp(url);
      await backUpAndExamine(run, folder.path);
    } finally {
      await started.stop();
    }
    await restoreElsewhere(run, folder.path);
    const cached = globSync('cache/**/PG_VERSION', { cwd: folder.path });
    deepEqual(cached, [], 'Data has to be where Topspin was started.');
    console.log(`The package works: ${seconds(began)} s.`);
  } finally {
    await folder.remove();
  }
}

type Run = (settings: Record<string, string>, ...words: string[]) => StartedWords;

const seconds = (began: number): string => ((performance.now() - began) / 1000).toFixed(0);

/** Runs the command with the Node and npm of the machine, not those of the checkout: by `npx FILE` at first, then as that installed it. */
function inEmptyFolder(path: string, tarball: string): Run {
  const home = join(path, 'home');
  const cwd = join(path, 'hall');
  for (const each of [home, cwd]) mkdirSync(each);
  copyFileSync(tarball, join(cwd, basename(tarball)));
  const all = Object.entries(environment()).filter(
    ([name]) => !/^(?:npm_|NODE_|INIT_CWD|DATA_DIR|DATABASE_URL)/u.test(name),
  );
  const search = (process.env['PATH'] ?? '').split(delimiter).filter((each) => !each.startsWith(root));
  const bare = {
    ...Object.fromEntries(all),
    HOME: home,
    PATH: search.join(delimiter),
    npm_config_cache: join(path, 'cache'),
    npm_config_update_notifier: 'false',
  };
  return (settings, ...words) =>
    startWords(...commandIn(path, tarball, words), { cwd, env: { ...bare, ...settings } });
}

function commandIn(path: string, tarball: string, words: readonly string[]): [string, string[]] {
  const [installed] = globSync('cache/_npx/*/node_modules/.bin/topspin', { cwd: path });
  return installed === undefined
    ? ['npx', ['--yes', `./${basename(tarball)}`, ...words]]
    : [join(path, installed), [...words]];
}

const email = 'ada@club.example';
const password = 'a long password';

async function callOverHttp(url: string): Promise<void> {
  const call = async (
    method: string,
    path: string,
    body?: object | Buffer,
    more: Record<string, string> = {},
  ) => {
    const type = Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...(body && type), ...more },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : Object(JSON.parse(text)) };
  };
  match(await (await fetch(url)).text(), /<html/u);
  const registered = await call('POST', '/auth/register', {
    name: 'Ada',
    email,
    password,
    lang: 'es',
    terms_accepted: true,
  });
  equal(registered.status, 202, JSON.stringify(registered.body));
  const { body: login } = await call('POST', '/auth/access', { email, password });
  const authorization = { authorization: `Bearer ${login.token}` };
  const logo = await call('PUT', '/app/settings/logo', pixel, {
    ...authorization,
    'content-type': 'image/png',
  });
  equal(logo.status, 200, JSON.stringify(logo.body));
  const file = await call('POST', '/app/travel/reading', Buffer.from('no zip'), {
    ...authorization,
    'content-type': 'application/zip',
  });
  equal(file.body.code, 'travel.notAFile', JSON.stringify(file.body));
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** While it runs. */
async function backUpAndExamine(run: Run, path: string): Promise<void> {
  match(await run({}, 'backup', 'friday.backup').ended(), /^Backed up into /mu);
  ok(existsSync(join(path, 'hall/friday.backup')), 'The backup has to be where it was made.');
  ok(existsSync(join(path, 'hall/data/postgres')), 'Data has to be where Topspin was started.');
  match(await run({}, 'doctor').ended(), /^(?:ok|mind) +database +PostgreSQL /mu);
}

async function restoreElsewhere(run: Run, path: string): Promise<void> {
  const other = { DATA_DIR: 'other' };
  match(await run(other, 'restore', 'friday.backup').ended(), /^Restored the backup of /mu);
  ok(
    existsSync(join(path, 'hall/other/postgres')),
    'A folder of the settings is found from where it was typed.',
  );
}
