import { describe, expect, test } from 'vitest';
import { correctServe, expedite, fold, points, setFor, toss } from '../testing/match-log.ts';

describe('who serves', () => {
  test('two serves each, one each from 10-10', () => {
    const winners = 'ab'.repeat(13);
    const servers = Array.from(
      winners,
      (_, played) => fold(1, toss(), points(winners.slice(0, played))).server,
    );
    expect(servers.join('')).toBe('aabbaabbaabbaabbaabbababab');
  });

  test('who served first receives first in the next set (2.13.6)', () => {
    expect(fold(5, toss('a'), setFor('a')).server).toBe('b');
    expect(fold(5, toss('a'), setFor('a'), setFor('b', 7)).server).toBe('a');
  });

  test('a correction changes who serves now and what follows; points stand (2.14)', () => {
    const state = fold(5, toss('a'), points('aba'), correctServe('a'));
    expect(state).toMatchObject({ server: 'a', sets: [{ score: { a: 2, b: 1 }, firstServer: 'b' }] });
    expect(fold(5, toss('a'), points('aba'), correctServe('a'), points('a')).server).toBe('b');
    expect(fold(5, toss('a'), points('aba'), correctServe('a'), points('a'.repeat(9))).server).toBe('a');
  });

  test('correcting to the player already serving changes nothing', () => {
    expect(fold(5, toss('a'), points('ab'), correctServe('b')).sets).toEqual(
      fold(5, toss('a'), points('ab')).sets,
    );
  });

  test('a correction between two sets holds for the next one', () => {
    expect(fold(5, toss('a'), setFor('a'), correctServe('a'))).toMatchObject({ server: 'a', interval: true });
  });
});

describe('the expedite system (2.15)', () => {
  test('the named side serves, then each one in turn', () => {
    const played = [toss('a'), points('aaa'), expedite('a')];
    expect([0, 1, 2, 3].map((more) => fold(5, ...played, points('a'.repeat(more))).server).join('')).toBe(
      'abab',
    );
  });

  test('it stays for the rest of the match, and who served first in the set still receives first in the next', () => {
    const state = fold(5, toss('a'), points('aaa'), expedite('a'), points('a'.repeat(8)));
    expect(state).toMatchObject({ expedite: true, server: 'b', interval: true });
    expect(state.sets[0]).toMatchObject({ firstServer: 'a' });
    expect(fold(5, toss('a'), points('aaa'), expedite('b'), points('a'.repeat(8)), points('b')).server).toBe(
      'a',
    );
  });

  test('a correction after it leaves the first server of that set as it was', () => {
    const state = fold(5, toss('a'), points('aaa'), expedite('a'), correctServe('b'));
    expect(state).toMatchObject({ server: 'b', sets: [{ firstServer: 'a' }] });
    expect(
      fold(5, toss('a'), points('aaa'), expedite('a'), correctServe('b'), points('a'.repeat(8))).server,
    ).toBe('b');
  });

  test('at a level score too, the first server of the set stays who it was', () => {
    expect(fold(5, toss('a'), points('ab'), expedite('b'))).toMatchObject({
      server: 'b',
      sets: [{ firstServer: 'a' }],
    });
  });

  test('a correction in a later set is about who began that set', () => {
    const later = [toss('a'), points('aaa'), expedite('a'), points('a'.repeat(8)), points('a')];
    expect(fold(5, ...later)).toMatchObject({ server: 'a', sets: [{}, { firstServer: 'b' }] });
    expect(fold(5, ...later, correctServe('b'))).toMatchObject({
      server: 'b',
      sets: [{}, { firstServer: 'a' }],
    });
  });

  test('agreed before the first point, the named side begins the set', () => {
    expect(fold(5, toss('a'), expedite('b'))).toMatchObject({ server: 'b', sets: [{ firstServer: 'b' }] });
    expect(fold(5, toss('a'), setFor('a'), expedite('b'), points('a')).server).toBe('a');
  });
});
