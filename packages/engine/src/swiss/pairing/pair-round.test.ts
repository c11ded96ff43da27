import { describe, expect, it } from 'vitest';
import { field } from '../../testing/fields.ts';
import { nextPairs, swissField } from '../../testing/swiss.ts';
import type { SwissField } from '../field.ts';
import { pairSwissRound } from './pair-round.ts';

const notKept = (of: SwissField, round: number): readonly string[] => {
  const drawn = pairSwissRound({ field: of, round, seed: 'seed' });
  if (!drawn.ok) throw new Error(drawn.error.code);
  return drawn.value.report.notKept.map(({ criterion, players }) => `${criterion} ${players.join('')}`);
};

describe('the first round', () => {
  it.each([
    ['AB', 'AB'],
    ['ABCD', 'AC BD'],
    ['ABCDEFGH', 'AE BF CG DH'],
  ])('of %s pairs the top half of the seeding with the bottom half', (players, pairs) => {
    expect(nextPairs(swissField(players, []), 1)).toBe(pairs);
  });

  it('gives the bye to the last of an odd field', () => {
    expect(nextPairs(swissField('ABCDE', []), 1)).toBe('AC BD E');
  });

  it('keeps clubs apart as far as the halves allow', () => {
    const mates = swissField('ABCDEFGH', [], 'x   x');
    expect(nextPairs(mates, 1)).toBe('AF BE CG DH');
    expect(notKept(mates, 1)).toEqual([]);
  });

  it('keeps apart pairs who have either club in common', () => {
    const entrants = field(4, ['red/blue', undefined, 'green/blue', 'red']);
    const none = { left: [], matches: [], byes: [] };
    const drawn = pairSwissRound({ field: { ...none, entrants }, round: 1, seed: 'seed' });
    expect(drawn.ok && drawn.value.pairs).toEqual([
      ['p1', 'p3'],
      ['p2', 'p4'],
    ]);
    expect(drawn.ok && drawn.value.report.notKept).toEqual([
      { criterion: 'clubsApart', players: ['p1', 'p3'], why: 'noPlaceLeft' },
    ]);
    const others = field(4, ['red/blue', undefined, 'green/blue', 'grey']);
    const apart = pairSwissRound({ field: { ...none, entrants: others }, round: 1, seed: 'seed' });
    expect(apart.ok && apart.value.pairs).toEqual([
      ['p1', 'p4'],
      ['p2', 'p3'],
    ]);
    expect(apart.ok && apart.value.report.notKept).toEqual([]);
  });

  it('pairs players of one club if there are no others', () => {
    const mates = swissField('ABCD', [], 'xxxx');
    expect(nextPairs(mates, 1)).toBe('AC BD');
    expect(notKept(mates, 1)).toEqual(['clubsApart AC', 'clubsApart BD']);
  });
});

describe('later rounds', () => {
  it('pair winners with winners, the top half with the bottom half', () => {
    const evening = swissField('ABCDEFGH', ['AE 3-0, BF 3-0, CG 3-0, DH 3-0']);
    expect(nextPairs(evening, 2)).toBe('AC BD EG FH');
  });

  it('are no rematch, even if that leaves the score groups', () => {
    const evening = swissField('ABCD', ['AC 3-0, BD 3-0', 'AB 3-0, CD 3-0']);
    expect(nextPairs(evening, 3)).toBe('AD BC');
    expect(notKept(evening, 3)).toEqual(['scoreGroups AD']);
  });

  it('are a rematch only if there is no other way', () => {
    const evening = swissField('AB', ['AB 3-0']);
    expect(nextPairs(evening, 2)).toBe('AB');
    expect(notKept(evening, 2)).toEqual(['noRematch AB', 'scoreGroups AB']);
  });

  it('prefer whoever met less often', () => {
    const evening = swissField('ABCD', [
      'AC 3-0, BD 3-0',
      'AB 3-0, CD 3-0',
      'AD 3-0, BC 3-0',
      'AB 3-0, CD 3-0',
    ]);
    expect(nextPairs(evening, 5)).not.toContain('AB');
  });

  it('let the last of an odd score group float to the first of the next', () => {
    const evening = swissField('ABCDEF', ['AD 3-0, BE 3-0, CF 3-0']);
    expect(nextPairs(evening, 2)).toBe('AB CD EF');
    expect(notKept(evening, 2)).toEqual(['scoreGroups CD']);
  });

  it('let nobody float down twice in a row if another can', () => {
    // After the second round C floated down and A, B, C have two wins; B is in the bottom half with C.
    const evening = swissField('ABCDEFGHIJKL', [
      'AG 3-0, BH 3-0, CI 3-0, JD 3-0, KE 3-0, FL 3-0',
      'AB 3-0, JK 3-0, CF 3-0, DE 3-0, GH 3-0, IL 3-0',
      'CD 3-0, AJ 3-0, BK 3-0, FG 3-0, EI 3-0, HL 3-0',
    ]);
    const drawn = pairSwissRound({ field: evening, round: 4, seed: 'seed' });
    expect(
      drawn.ok && drawn.value.report.notKept.filter(({ criterion }) => criterion === 'floatersApart'),
    ).toEqual([]);
  });

  it('give the bye to the last who has not had it', () => {
    const evening = swissField('ABC', ['AB 3-0, C']);
    expect(nextPairs(evening, 2)).toBe('AC B');
    const third = swissField('ABC', ['AB 3-0, C', 'AC 3-0, B']);
    expect(nextPairs(third, 3)).toBe('BC A');
    expect(notKept(third, 3)).toEqual(['byeFromBottom A']);
  });

  it('give a second bye only when everybody had one', () => {
    const evening = swissField('ABC', ['AB 3-0, C', 'AC 3-0, B', 'BC 3-0, A']);
    expect(notKept(evening, 4).filter((one) => one.startsWith('noRematch'))).toHaveLength(2);
  });

  it('count a match that is still played as nobody’s win, and are no rematch of it', () => {
    expect(nextPairs(swissField('ABCD', ['AC 3-0, BD']), 2)).toBe('AB CD');
    expect(nextPairs(swissField('AB', ['AB']), 2)).toBe('AB');
  });

  it('are the same again although later ones are known', () => {
    const rounds = ['AD 3-0, BE 3-0, CF 3-0, G', 'AB 3-0, CG 3-0, DE 3-0, F', 'AC 3-0, BG 3-0, FD 3-0, E'];
    for (const round of [1, 2, 3]) {
      const before = swissField('ABCDEFG', rounds.slice(0, round - 1));
      expect(nextPairs(swissField('ABCDEFG', rounds), round)).toBe(nextPairs(before, round));
    }
  });

  it('of a small field leave pairs for the rounds that are still to come, as many as there can be', () => {
    // By their wins A meets F, C meets E and B meets D; then ABC and DEF would all have met, and a fourth round had a rematch.
    const evening = swissField('ABCDEF', ['AD 3-0, EB 3-0, FC 3-0', 'AE 3-0, FB 3-0, CD 3-0']);
    const third = (rounds?: number): string => {
      const drawn = pairSwissRound({ field: evening, round: 3, seed: 'seed', ...(rounds && { rounds }) });
      return drawn.ok ? drawn.value.pairs.map((pair) => pair.join('')).join(' ') : drawn.error.code;
    };
    expect(third()).toBe('AF CE BD');
    expect(third(3)).toBe('AF CE BD');
    expect(third(4)).not.toContain('AF CE BD');
    expect(third(5)).not.toContain('AF CE BD');
    expect(third(9)).toBe(third(5));
  });

  it('of a larger field do not look ahead, which would take too long', () => {
    const drawn = pairSwissRound({
      field: swissField('ABCDEFGHIJKLMNOP', []),
      round: 1,
      rounds: 6,
      seed: '',
    });
    expect(drawn.ok && drawn.value.pairs).toHaveLength(8);
  });

  it('leave out whoever left, and pair whoever came late with the losers', () => {
    const before = swissField('ABCDEF', ['AC 3-0, BD 3-0, F']);
    const evening = {
      ...before,
      entrants: before.entrants,
      left: ['D'],
      byes: [],
      matches: before.matches,
    };
    expect(nextPairs(evening, 2)).toBe('AB CE F');
  });
});

describe('a pairing', () => {
  it('is refused for fewer than two, more than 512, or one player twice', () => {
    const none = { left: [], matches: [], byes: [] };
    const request = (entrants: SwissField['entrants']) => ({
      field: { ...none, entrants },
      round: 1,
      seed: '',
    });
    expect(pairSwissRound(request(field(1)))).toEqual({
      ok: false,
      error: { code: 'draw.tooFewPlayers', players: 1, min: 2 },
    });
    expect(pairSwissRound(request(field(513)))).toEqual({
      ok: false,
      error: { code: 'draw.tooManyPlayers', players: 513, max: 512 },
    });
    expect(pairSwissRound(request([...field(2), ...field(1)]))).toEqual({
      ok: false,
      error: { code: 'phase.playerTwice', player: 'p1' },
    });
    expect(
      pairSwissRound({ ...request(field(2)), field: { ...none, entrants: field(2), left: ['p1'] } }),
    ).toEqual({
      ok: false,
      error: { code: 'draw.tooFewPlayers', players: 1, min: 2 },
    });
  });

  it('has a report by which it can be repeated', () => {
    const evening = swissField('ABC', ['AB 3-0, C'], 'x');
    const drawn = pairSwissRound({ field: evening, round: 2, seed: 'some seed' });
    expect(drawn.ok && drawn.value.report).toEqual({
      method: 1,
      seed: 'some seed',
      inputs: {
        kind: 'swiss',
        round: 2,
        entrants: [
          { player: 'A', rating: 2000, rated: true, club: 'x', wins: 1 },
          { player: 'C', rating: 1998, rated: true, wins: 1 },
          { player: 'B', rating: 1999, rated: true, wins: 0 },
        ],
      },
      notKept: [],
    });
  });

  it('depends on the seed only where the criteria leave a choice', () => {
    const evening = swissField('ABCDEFGH', ['AE 3-0, BF 3-0, CG 3-0, DH 3-0']);
    expect(nextPairs(evening, 2, 'one')).toBe(nextPairs(evening, 2, 'other'));
  });
});
