import type { LiveMessage } from '@topspin/contract';
import { expect, test } from 'vitest';
import { readAgain } from './followed.ts';

const changed = (topic: string, tables?: string[]): LiveMessage => ({
  type: 'changed',
  topic,
  ...(tables && { tables }),
});

test.each<[string, string, LiveMessage, boolean]>([
  ['an answer made from the table', 'getGroup', changed('open:1', ['matches']), true],
  ['not one made from others', 'listInscriptions', changed('open:1', ['matches']), false],
  ['everything, if no table is named', 'listInscriptions', changed('open:1'), true],
  ['an answer nobody described', 'getSomething', changed('open:1', ['matches']), true],
  ['whose turn it is, when a match begins or ends', 'listTurns', changed('open:1', ['matches']), true],
  ['not whose turn it is at each point', 'listTurns', changed('open:1', ['points']), false],
  ['who opened a QR code', 'listScoreLinks', changed('open:1', ['score_links']), true],
  ['not what a table plays at each point', 'getScorePlace', changed('open:1', ['points']), false],
  ['a score in play', 'getGroup', changed('open:1', ['points']), true],
  ['not the page of the open at each point', 'getOpen', changed('open:1', ['points']), false],
  ['a shared day, when an open changes', 'listSharedDays', changed('opens', ['opens']), true],
  ['not when somebody enters one', 'listSharedDays', changed('opens', ['inscriptions']), false],
  ['a list of opens, whatever changes', 'listOpens', changed('opens', ['inscriptions']), true],
  ['what is free, when a table is taken', 'getFreeTables', changed('day:1', ['calls']), true],
  ['not what is free at each point', 'getFreeTables', changed('open:1', ['points']), false],
  ['who else calls', 'listDayManagers', changed('day:1', ['day_managers']), true],
  ['not who else calls when somebody does', 'listDayManagers', changed('day:1', ['calls']), false],
  ['who is who', 'listDayPeople', changed('day:1', ['day_people']), true],
  ['everything after changes were missed', 'getOpen', { type: 'resync' }, true],
  ['what may not be followed any more', 'getOpen', { type: 'dropped', topic: 'open:1' }, true],
  [
    'not for events of a log, which are there',
    'getMatch',
    { type: 'events', topic: 'match:1', after: 0, seq: 0, events: [] },
    false,
  ],
])('is read again: %s', (_, route, message, again) => {
  expect(readAgain(route, message) !== null).toBe(again);
});

test('scores of many tables wait longer than results, and after a restart not all ask at once', () => {
  const [points, result, restart] = [
    readAgain('getGroup', changed('open:1', ['points'])),
    readAgain('getGroup', changed('open:1', ['points', 'matches'])),
    readAgain('getGroup', { type: 'resync' }),
  ];
  expect(points?.[0]).toBeGreaterThan(result?.[1] ?? Infinity);
  expect(restart?.[1]).toBeGreaterThanOrEqual(3000);
});

test.each([
  ['after points than after a result', 'getGroup', ['points'], 'getGroup', ['matches']],
  ['in the stands', 'listPublicGroups', ['points'], 'getGroup', ['points']],
  ['for the turns that every phone shows', 'listTurns', ['matches'], 'getOpen', ['matches']],
])('is read again later: %s', (_, route, tables, sooner, others) => {
  const most = (name: string, of: string[]) => readAgain(name, changed('open:1', of))?.[1] ?? Infinity;
  expect(most(route, tables)).toBeGreaterThan(most(sooner, others));
});

test.each([
  ['getGroup', true],
  ['listBrackets', true],
  ['listMatches', true],
  ['listTurns', true],
  ['getScorePlace', true],
  ['listScoreLinks', true],
  ['getPublicOpen', true],
  ['listPublicGroups', true],
  ['listPublicBrackets', true],
  ['getPublicPlayer', true],
  ['getDayEstimates', true],
  ['listOpenConflicts', true],
  ['noConflicts', false],
  ['annulledMatches', false],
  ['getOpen', false],
  ['listPhases', false],
  ['listVacancies', false],
  ['getClassification', false],
  ['listInscriptions', false],
  ['listPublicResults', false],
  ['headOfPublicOpen', false],
])('%s is read again when a match is called, if it shows tables, umpires or calls: %s', (route, again) => {
  expect(readAgain(route, changed('open:1', ['calls', 'match_tables'])) !== null).toBe(again);
});
