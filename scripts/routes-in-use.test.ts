import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { everyRoute } from '../apps/api/src/testing/every-route.ts';
import { notBuiltYet } from './not-built-yet.ts';

/** Calls not made by the screens, and what makes them. */
const documented: Readonly<Record<string, string>> = {
  live: 'monitors, and the program that waits for a start',
  ready: 'monitors and load balancers',
  version: 'monitors, and who installs a new version',
  refresh: 'the web’s own client, before any screen',
  getAvatar: 'the address of a picture',
  getLogo: 'the address of the logo',
  getVenuePhoto: 'the addresses of a photo',
  getPublicOpenPicture: 'the head of an open’s public page',
  getPublicResultPicture: 'Compartir, on a player’s page of a finished open',
  getPublicMatchPicture: 'the head of a match’s public page',
  getOpenCalendar: 'programs with calendars, by the address of the button that adds it',
  getEditionCalendar: 'programs with calendars, likewise',
  getDayCalendar: 'programs with calendars, likewise',
  getMyCalendar: 'programs with calendars, by the secret address of an account',
  getTravelSchema: 'programs that read or write the file of an open',
  showVerification: 'the link in the mail, which opens its page',
};

/** Calls whose screens are not built yet, and the part of the product they belong to, as in "Not built yet". */
const waiting: Readonly<Record<string, string>> = {};

const web = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name) && !name.startsWith('testing'))
  .map((name) => readFileSync(join(web, name), 'utf8'));

/** The names the screens import from the contract. */
const imported = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@topspin\/contract'/gu)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*/u, '')),
    ),
  ),
);

const names = everyRoute.map(({ name }) => name);

/** Routes that no screen calls and that are not listed above. */
const uncalled = (calls: ReadonlySet<string>): string[] =>
  names.filter((name) => !calls.has(name) && !documented[name] && !waiting[name]);

test('every call of the API is made by a screen, or by somebody who is named', () => {
  expect(uncalled(imported)).toEqual([]);
});

test('a call that no screen makes any more is found', () => {
  const without = new Set([...imported].filter((name) => name !== 'enrol'));
  expect(uncalled(without)).toEqual(['enrol']);
});

test('nothing waits for a screen that is there, or for a call that is not', () => {
  const listed = [...Object.keys(documented), ...Object.keys(waiting)];
  expect(listed.filter((name) => imported.has(name) || !names.includes(name))).toEqual([]);
});

test('a screen is only awaited by parts that are not built yet', () => {
  expect(notBuiltYet.size).toBeGreaterThan(0);
  expect(Object.values(waiting).filter((part) => !notBuiltYet.has(part))).toEqual([]);
});
