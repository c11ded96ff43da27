import { describe, expect, it } from 'vitest';
import { swissField } from '../../testing/swiss.ts';
import { waitsForMatches } from './stragglers.ts';

const waits = (players: string, rounds: readonly string[]): readonly string[] =>
  waitsForMatches({ field: swissField(players, rounds), round: rounds.length + 1, seed: 'seed' });

describe('a round', () => {
  it('can be paired at once when the last one is over', () => {
    expect(waits('ABCD', ['AC 3-0, BD 3-0'])).toEqual([]);
  });

  it('waits for a match whose winner could meet another opponent', () => {
    expect(waits('ABCD', ['AC 3-0, BD'])).toEqual(['1 BD']);
  });

  it('need not wait if only one pairing without a rematch is left', () => {
    expect(waits('ABCD', ['AC 3-0, BD 3-0', 'AB 3-0, CD'])).toEqual([]);
  });

  it('waits for all matches if there are many', () => {
    expect(waits('ABCDEFGH', ['AE, BF, CG, DH'])).toEqual(['1 AE', '1 BF', '1 CG', '1 DH']);
  });

  it.each([
    [
      ['AD 3-0, BC 3-0, EF 3-0', 'AF, DB, CE 3-0'],
      ['2 AF', '2 DB'],
    ],
    [
      ['AB 3-0, CE 3-0, DF 3-0', 'AF, EB, CD 3-0'],
      ['2 AF', '2 EB'],
    ],
  ])('waits for a match that matters only if another ends in some way', (rounds, expected) => {
    expect(waits('ABCDEF', rounds)).toEqual(expected);
  });

  it('waits for four matches without asking which of them matter, and for those of three that do', () => {
    const field = (round: string) => ({ ...swissField('ABCDEFGH', [round]), left: ['D', 'H'] });
    const of = (round: string) => waitsForMatches({ field: field(round), round: 2, seed: 'seed' });
    expect(of('AE, BF, CG, DH')).toEqual(['1 AE', '1 BF', '1 CG', '1 DH']);
    expect(of('AE 3-0, BF, CG, DH')).toEqual(['1 BF', '1 CG']);
  });

  it('does not wait for its own matches', () => {
    const field = swissField('ABCD', ['AC 3-0, BD 3-0', 'AB, CD']);
    expect(waitsForMatches({ field, round: 2, seed: 'seed' })).toEqual([]);
  });

  it('names only the matches that matter', () => {
    // C and D left, so that their match pairs nobody.
    const field = { ...swissField('ABCDEF', ['AD, BE 3-0, CF']), left: ['C', 'F'] };
    expect(waitsForMatches({ field, round: 2, seed: 'seed' })).toEqual(['1 AD']);
  });
});
