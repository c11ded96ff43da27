import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBlossoms } from './blossoms.ts';
import { newDuals } from './duals.ts';
import { lanesOf } from './lanes.ts';
import { matchTight } from './match-tight.ts';

it('matches tight pairs, until no two that are left are tight', () => {
  const anyCosts = fc.array(fc.nat(3), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(anyCosts, (costs) => {
      const blossoms = newBlossoms(8);
      const of = (one: number, other: number): number => costs[one * 8 + other] ?? 0;
      const duals = newDuals(lanesOf(8, [{ most: 3, of }]), blossoms.nodes);
      matchTight(8, blossoms, duals);
      for (let one = 0; one < 8; one += 1) {
        const mate = blossoms.mateOf(one);
        if (mate >= 0) expect([blossoms.mateOf(mate), duals.isTight(one, mate)]).toEqual([one, true]);
        for (let other = 0; other < one; other += 1)
          if (mate < 0 && blossoms.mateOf(other) < 0) expect(duals.isTight(one, other)).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});
