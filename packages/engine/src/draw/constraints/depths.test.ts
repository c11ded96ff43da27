import { expect, it } from 'vitest';
import { all, between, finest, halves, later, whereThereIsRoom } from './depths.ts';
import type { Depths } from './depths.ts';
import { newKin } from './kin.ts';
import { bracketSections, groupSections } from './sections.ts';
import type { Sections } from './sections.ts';

/** Sections by the places they have: those in which players of one key, three of them, should be apart. */
const sizesOf = ({ from, to }: Depths, sections: Sections): readonly number[] => {
  const kin = newKin(sections, [
    Int32Array.from({ length: sections.places }, (_, number) => (number < 3 ? 0 : -1)),
  ]);
  const sizes: number[] = [];
  for (let shift = from(kin, 0); shift <= to(kin, 0); shift += 1) sizes.push(2 ** shift);
  return sizes;
};

it.each([
  ['a bracket of 32', bracketSections(32), [[2], [2, 4, 8, 16], [16], [4, 8], [4, 8, 16], [4, 8]]],
  ['a bracket of eight', bracketSections(8), [[2], [2, 4], [4], [], [4], []]],
  ['a bracket of four, whose halves are its matches', bracketSections(4), [[2], [2], [], [], [], []]],
  ['six groups of up to four', groupSections(6, 4), [[4], [4], [], [], [], []]],
  ['sixteen groups of up to four', groupSections(16, 4), [[4], [4], [], [], [], []]],
])(
  '%s: in the first round, everywhere, in halves, between, later, and where there is room for three',
  (_, sections, expected) => {
    const depths = [finest, all, halves, between, later, whereThereIsRoom];
    expect(depths.map((one) => sizesOf(one, sections))).toStrictEqual(expected);
  },
);
