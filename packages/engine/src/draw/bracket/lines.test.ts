import { describe, expect, it } from 'vitest';
import { blockLines, blockOf, defaultSeeds } from './lines.ts';

describe('the lines of seeds, counted from 1 (ITTF 3.6.2.3)', () => {
  it.each([
    // size, block, lines
    [16, 0, [1]],
    [16, 1, [16]],
    [16, 2, [8, 9]],
    [16, 3, [4, 5, 12, 13]],
    [16, 4, [2, 3, 6, 7, 10, 11, 14, 15]],
    [32, 2, [16, 17]],
    [32, 3, [8, 9, 24, 25]],
    [32, 4, [4, 5, 12, 13, 20, 21, 28, 29]],
    [8, 2, [4, 5]],
    [4, 2, [2, 3]],
    [2, 1, [2]],
  ])('of %i lines, block %i', (size, block, lines) => {
    expect(blockLines(block, size).map((line) => line + 1)).toStrictEqual(lines);
  });

  it.each([2, 4, 8, 16, 32, 64, 128, 256, 512])('of %i lines belong to one block each', (size) => {
    const all = Array.from({ length: Math.log2(size) + 1 }, (_, block) => blockLines(block, size)).flat();
    expect(all.toSorted((one, other) => one - other)).toStrictEqual(
      Array.from({ length: size }, (_, line) => line),
    );
    for (let block = 0; block <= Math.log2(size); block += 1) {
      for (const line of blockLines(block, size)) expect(blockOf(line, size)).toBe(block);
    }
  });
});

it.each([
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 2],
  [8, 2],
  [9, 4],
  [16, 4],
  [17, 8],
  [33, 16],
  [512, 128],
])('of %i players %i are seeds by default', (players, seeds) => {
  expect(defaultSeeds(players)).toBe(seeds);
});
