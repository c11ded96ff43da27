import { describe, expect, it } from 'vitest';
import { roundsWarning, swissRounds } from './rounds.ts';

describe('the number of rounds', () => {
  it.each([
    [2, { least: 1, proposed: 1, most: 1 }],
    [3, { least: 2, proposed: 3, most: 3 }],
    [4, { least: 2, proposed: 3, most: 3 }],
    [5, { least: 3, proposed: 5, most: 5 }],
    [8, { least: 3, proposed: 5, most: 7 }],
    [9, { least: 4, proposed: 6, most: 9 }],
    [20, { least: 5, proposed: 7, most: 19 }],
  ])('for %i players', (players, rounds) => {
    expect(swissRounds(players)).toEqual(rounds);
  });

  it('is warned of when there are not so many opponents, or when it leaves several unbeaten', () => {
    expect(roundsWarning(4, 4)).toEqual({ code: 'swiss.roundsTooMany', rounds: 4, most: 3 });
    expect(roundsWarning(5, 6)).toEqual({ code: 'swiss.roundsTooMany', rounds: 6, most: 5 });
    expect(roundsWarning(20, 4)).toEqual({ code: 'swiss.roundsTooFew', rounds: 4, least: 5 });
    expect(roundsWarning(4, 3)).toBeUndefined();
    expect(roundsWarning(20, 5)).toBeUndefined();
  });
});
