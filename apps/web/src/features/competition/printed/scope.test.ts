import { expect, test } from 'vitest';
import { paperKinds, readPaperAddress } from './paper-address.ts';
import { byTable, isIn, papersFor, partsOf } from './scope.ts';

const match = { phase: 'p1', group: 'g1', table: 4 };

test.each([
  ['', true],
  ['phase:p1', true],
  ['phase:p2', false],
  ['group:g1', true],
  ['group:p1', false],
  ['table:4', true],
  ['table:5', false],
])('of "%s" a match is printed: %s', (of, isPrinted) => {
  expect(isIn(of, match)).toBe(isPrinted);
});

test('a match without a table is printed for no table', () => {
  expect(isIn('table:1', { ...match, table: null })).toBe(false);
});

test('sheets are in the order of their tables, those without one last', () => {
  const sheets = ['a 10', 'b', 'c 2', 'd 10', 'e'];
  const table = (sheet: string) => Number(sheet.split(' ')[1]) || null;
  expect(byTable(sheets, table)).toEqual(['c 2', 'a 10', 'd 10', 'b', 'e']);
});

test('the address of what is printed is read back, and what makes no sense is left out', () => {
  const address = { paper: 'brackets', of: 'phase:p1', size: 'letter', turn: 'landscape', each: 4 };
  expect(readPaperAddress(address)).toEqual(address);
  expect(readPaperAddress({ paper: 'napkin', of: 7, size: 'a5', turn: 'askew', each: 3 })).toEqual({});
});

test('every paper says what it can be printed for', () => {
  expect(Object.keys(partsOf)).toEqual([...paperKinds]);
});

test.each([
  [['swiss'], ['standings']],
  [
    ['swiss', 'knockout'],
    ['brackets', 'standings'],
  ],
  [['groups'], ['groups', 'grids', 'standings']],
  [['knockout'], ['brackets']],
  [[], ['groups', 'grids', 'brackets', 'standings']],
] as const)('an open whose phases are %j has the papers %j of phases', (types, papers) => {
  const ofPhases = ['groups', 'grids', 'brackets', 'standings'];
  const all = papersFor(types.map((type) => ({ type })));
  expect(all.filter((paper) => ofPhases.includes(paper))).toEqual(papers);
  expect(all).toContain('matchSheets');
});
