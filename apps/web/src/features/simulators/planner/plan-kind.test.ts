import { describe, expect, it } from 'vitest';
import { firstFormat, formatFor, kindOf, planKinds } from './plan-kind.ts';

const knockout = { bestOf: 7, thirdPlace: true } as const;

describe('the usual format', () => {
  it.each(planKinds)('of the kind %s is of that kind, with the knockout there was', (kind) => {
    const format = firstFormat(kind, knockout, 20);
    expect(kindOf(format)).toBe(kind);
    expect(format.knockout).toBe(knockout);
  });

  it.each([
    [20, 7, 8],
    [6, 5, 6],
    [2, 1, 2],
    [512, 11, 8],
  ])(
    'of a Swiss system for %i players has %i rounds, and its best %i go on',
    (players, rounds, qualifiers) => {
      expect(firstFormat('swiss', knockout, players).swiss).toMatchObject({ rounds, qualifiers: 0 });
      expect(firstFormat('swissAndKnockout', knockout, players).swiss).toMatchObject({ rounds, qualifiers });
    },
  );
});

describe('for another number of players', () => {
  const proposed = firstFormat('swissAndKnockout', knockout, 20);

  it('the rounds proposed are those proposed for it', () => {
    expect(formatFor(proposed, 20, 40)).toEqual({ ...proposed, swiss: { ...proposed.swiss, rounds: 8 } });
  });

  it('rounds that were chosen stay, and so do other formats', () => {
    const chosen = { groups: null, swiss: { rounds: 5, qualifiers: 0, bestOf: 5 }, knockout } as const;
    expect(formatFor(chosen, 20, 40)).toBe(chosen);
    const groups = firstFormat('groups', knockout, 20);
    expect(formatFor(groups, 20, 40)).toBe(groups);
  });
});
