import * as contract from '@topspin/contract';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isKeptRead } from './kept-reads.ts';
import { isReadOffline, offlinePages } from './offline-pages.ts';
import type { ReaderKind } from './reader.ts';

const source = resolve(import.meta.dirname, '../..');
const routes = new Map(Object.entries(contract as Readonly<Record<string, unknown>>));

const isRoute = (value: unknown): value is contract.Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'name' in value;

/** A module and all that it imports at once: not what it loads when somebody asks for it. */
function filesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/ from '([#.][^']+)';/gu))
    filesOf(from.startsWith('#') ? resolve(source, from.slice(1)) : resolve(dirname(file), from), found);
  return found;
}

/** The routes that a file imports to read them. */
function readsOf(file: string): readonly string[] {
  const imported = readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '@topspin\/contract';/gu);
  return [...imported].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as \w+$/u, ''))
      .filter((name) => {
        const route = routes.get(name);
        return isRoute(route) && route.method === 'GET';
      }),
  );
}

/** What those pages show, or do, only online: the stream, searches, and what organisers decide. */
const onlineOnly: ReadonlySet<string> = new Set([
  'countPending',
  'follow',
  'getCircuitRanking',
  'getClickTt',
  'getEdition',
  'getEditionActivity',
  'getEditionRanking',
  'getFreeTables',
  'getTrust',
  'getUser',
  'listApprovedOpens',
  'listClubs',
  'listConflicts',
  'listConsents',
  'listEditions',
  'listMatches',
  'listMatchesBefore',
  'listMyInscriptions',
  'listMyPlayInvitations',
  'listOpenConflicts',
  'listOpens',
  'listOrganisers',
  'listPlaceRequests',
  'listPlayInvitations',
  'listPlayers',
  'listPublicPlayers',
  'listRegistrationNotices',
  'listRemoved',
  'listScoreLinks',
  'listTrustedOrganisers',
  'listUsers',
  'listVacancies',
]);

/** What the modules that pages share read for another kind of reader: the follower of a log, and what invalidates a group. */
const forOthers: Readonly<Record<ReaderKind, readonly string[]>> = {
  account: [],
  umpire: ['getGroup', 'listPublicEvents'],
  visitor: ['listEvents'],
};

const readerOf = ({ address }: (typeof offlinePages)[number]): ReaderKind =>
  address?.test('/score/token') ? 'umpire' : address?.test('/o/open') ? 'visitor' : 'account';

describe('a page that is read offline', () => {
  test.each(offlinePages)('$module: what it reads is kept', (page) => {
    const { module, reads } = page;
    const reader = readerOf(page);
    const files = [...filesOf(resolve(source, module))];
    expect(files).not.toEqual([]);
    const lost = new Set(
      files
        .flatMap(readsOf)
        .filter(
          (name) => !isKeptRead([name], reader) && !onlineOnly.has(name) && !forOthers[reader].includes(name),
        ),
    );
    expect([...lost]).toEqual([]);
    for (const read of reads) expect(routes.get(read), read).toMatchObject({ name: read, method: 'GET' });
  });

  test.each([
    ['/match/1', true],
    ['/score/token', true],
    ['/o/1', true],
    ['/o/1/match/2', true],
    ['/tv', true],
    ['/single-open/1', true],
    ['/single-open/1/stage/2/group/3', true],
    ['/venues/1/day/2026-11-28', true],
    ['/venues/1/day/2026-11-28/print', false],
    ['/single-open/1/edit', false],
    ['/opens', false],
    ['/', false],
  ])('%s stays: %s', (path, stays) => {
    expect(isReadOffline(path)).toBe(stays);
  });

  test('a visitor keeps nothing but what everybody may read', () => {
    const kept = [...routes.values()].filter(isRoute).filter(({ name }) => isKeptRead([name], 'visitor'));
    expect(kept.map(({ name }) => name)).toContain('getPublicMatch');
    expect(kept.filter((route) => route.public !== true).map(({ name }) => name)).toEqual(['installation']);
  });

  test('an umpire by a score link keeps the table and its matches', () => {
    const kept = [...routes.keys()].filter((name) => isKeptRead([name], 'umpire'));
    expect(new Set(kept)).toEqual(new Set(['installation', 'getScorePlace', 'getMatch', 'listEvents']));
  });
});
