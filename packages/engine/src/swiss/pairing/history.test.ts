import { describe, expect, it } from 'vitest';
import { swissField } from '../../testing/swiss.ts';
import { candidatesFor, winsBefore } from './history.ts';

const rounds = ['AD 3-0, EB 3-0, CF 3-0, G', 'AE 3-0, GC 3-0, FB 3-0, D', 'AB 3-0, DG 3-0, CE 3-0, F'];
const evening = swissField('ABCDEFG', rounds);

describe('the wins before a round', () => {
  it.each([
    [1, {}],
    [2, { A: 1, E: 1, C: 1, G: 1 }],
    [3, { A: 2, E: 1, C: 1, G: 2, F: 1, D: 1 }],
    [4, { A: 3, E: 1, C: 2, G: 2, F: 2, D: 2 }],
  ])('%i are those of matches and byes', (round, wins) => {
    expect(Object.fromEntries(winsBefore(evening, round))).toEqual(wins);
  });

  it('are none of a match to which nobody came, or that is still played', () => {
    const [first] = swissField('AB', ['AB']).matches;
    if (first === undefined) throw new Error('no match');
    const absent = { ...first, result: { outcome: 'walkover', sets: [] } } as const;
    expect(winsBefore({ matches: [first], byes: [] }, 2).size).toBe(0);
    expect(Object.fromEntries(winsBefore({ matches: [absent], byes: [] }, 2))).not.toHaveProperty('A');
  });
});

describe('the candidates of a round', () => {
  const floats = (round: number): string =>
    candidatesFor(evening, round)
      .toSorted((one, other) => (one.entrant.player < other.entrant.player ? -1 : 1))
      .map(({ entrant, lastFloat }) => `${entrant.player} ${lastFloat}`)
      .join(', ');

  it('floated in the round before if their opponent had more wins, or fewer, whichever is named first', () => {
    expect(floats(2)).toBe('A none, B none, C none, D none, E none, F none, G down');
    expect(floats(3)).toBe('A none, B none, C none, D down, E none, F none, G none');
    expect(floats(4)).toBe('A down, B up, C none, D up, E none, F down, G down');
  });

  it('had the byes of earlier rounds, and met the opponents of earlier rounds', () => {
    const byName = new Map(candidatesFor(evening, 2).map((one) => [one.entrant.player, one]));
    expect(byName.get('G')?.byes).toBe(1);
    expect(byName.get('D')?.byes).toBe(0);
    expect([...(byName.get('A')?.met ?? [])]).toEqual([['D', 1]]);
  });

  it('are in groups by wins, in seeding order', () => {
    const shown = candidatesFor(evening, 4).map(({ entrant, wins, place, inGroup }) =>
      [entrant.player, wins, place, inGroup].join(' '),
    );
    expect(shown).toEqual(['A 3 0 1', 'C 2 0 4', 'D 2 1 4', 'F 2 2 4', 'G 2 3 4', 'E 1 0 1', 'B 0 0 1']);
  });
});
