import { describe, expect, test } from 'vitest';
import { cutBracket, linesPerPage, markOf, mostPages, pagesWith } from './cut.ts';

const sizes = [2, 4, 8, 16, 32, 64, 128, 256, 512];

describe('a bracket cut into pages', () => {
  test.each([
    [2, 64, 1],
    [64, 64, 1],
    [128, 64, 3],
    [256, 64, 5],
    [512, 64, 9],
    [64, 32, 3],
    [256, 32, 9],
    [512, 32, 17],
    [64, 4, 21],
  ])('%i lines, %i on a page: %i pages', (lines, perPage, pages) => {
    expect(cutBracket(lines, perPage)).toHaveLength(pages);
    expect(pagesWith(lines, perPage)).toBe(pages);
  });

  test.each([
    [64, 64, 64],
    [512, 64, 64],
    [256, 32, 32],
    [512, 32, 64],
    [32, 32, 32],
  ])('%i lines, %i of which are easily read: %i on a page', (lines, readable, perPage) => {
    expect(linesPerPage(lines, readable)).toBe(perPage);
  });

  test.each(sizes.flatMap((lines) => [4, 32, 64].map((perPage) => [lines, perPage] as const)))(
    '%i lines, %i on a page: every match is on one page, and every mark that leads on comes in once',
    (lines, perPage) => {
      const pages = cutBracket(lines, perPage);
      const matches = pages.flatMap(({ from, to, at, lines: own }) =>
        Array.from({ length: to - from + 1 }, (_, step) => {
          const count = own / 2 ** (step + 1);
          return Array.from({ length: count }, (_ignored, place) => `${from + step}.${at * count + place}`);
        }).flat(),
      );
      expect(matches).toHaveLength(lines - 1);
      expect(new Set(matches).size).toBe(lines - 1);
      const leads = pages.flatMap(({ leadsTo }) => leadsTo ?? []);
      expect(new Set(leads).size).toBe(leads.length);
      expect(pages.flatMap(({ comeIn }) => comeIn)).toEqual(leads);
      for (const { comeIn, lines: own } of pages) expect([0, own]).toContain(comeIn.length);
    },
  );

  test.each(sizes)('%i lines take no more pages than there is wall for, upright or across', (lines) => {
    for (const readable of [64, 32])
      expect(pagesWith(lines, linesPerPage(lines, readable))).toBeLessThanOrEqual(mostPages);
  });

  test('the parts of the first pages lead to the lines of the last in order', () => {
    expect(cutBracket(8, 2).map(({ leadsTo, comeIn }) => [leadsTo, comeIn.join('')])).toEqual([
      ['A', ''],
      ['B', ''],
      ['C', ''],
      ['D', ''],
      ['E', 'AB'],
      ['F', 'CD'],
      [undefined, 'EF'],
    ]);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [53, 'BB'],
  ])('join %i has the mark %s', (at, mark) => expect(markOf(at)).toBe(mark));
});
