import { expect, test } from 'vitest';
import type { PhaseEntrant } from './entrants.ts';
import { propose } from './propose.ts';

/** The first two of each of four groups, all with the same rating. */
const qualifiers = [1, 2, 3, 4].flatMap((group) =>
  [1, 2].map((position): PhaseEntrant => ({
    player: `${group}-${position}`,
    name: `${position} of ${group}`,
    rating: 1000,
    rated: true,
    clubs: [],
    from: { group, groupName: String(group), position },
  })),
);
const seeds = Array.from({ length: 30 }, (_, index) => `seed ${index}`);

test.each(seeds)('a group stage fed by groups has no two of a group together (%s)', (seed) => {
  const shape = { type: 'groups', groups_count: 2, group_size: null } as const;
  const { groups, report } = propose(shape, qualifiers, { seed });
  for (const group of groups) {
    expect(new Set(group.map((player) => player?.slice(0, 1))).size).toBe(4);
  }
  expect(report.notKept).toEqual([]);
});
