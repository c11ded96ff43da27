import { indexHall, type Hall, type QueuedMatch } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { noticesOf } from './notices.ts';
import { wordsOf, type WordedNotice } from './words.ts';

/** The matches of a group on table 3, in order: who plays, and who umpires. */
const hallOf = (...matches: readonly (readonly [a: string, b: string, umpire?: string])[]): Hall => ({
  ended: [],
  matches: matches.map(([a, b, umpire = null], index): QueuedMatch => ({
    id: String(index + 1),
    phase: 1,
    group: 'A',
    round: null,
    roundNumber: 1,
    number: index + 1,
    table: 3,
    state: 'enrolled',
    a,
    b,
    umpire,
    call: null,
    winnerTo: null,
    loserTo: null,
    startedAt: null,
  })),
});
const told = (hall: Hall) =>
  noticesOf('me', indexHall(hall)).map(({ match, role, kind, before, table }) => [
    match,
    role,
    kind,
    before,
    table,
  ]);

describe('a player is notified', () => {
  test.each([
    ['of nothing without a turn', hallOf(['x', 'y']), []],
    ['that a match is due, and at which table', hallOf(['me', 'x']), [['1', 'play', 'due', 0, 3]]],
    ['that a match to umpire is due', hallOf(['x', 'y', 'me']), [['1', 'umpire', 'due', 0, 3]]],
    ['one match before theirs', hallOf(['v', 'w'], ['me', 'x']), [['2', 'play', 'soon', 1, null]]],
    [
      'two matches before theirs',
      hallOf(['v', 'w'], ['y', 'z'], ['me', 'x']),
      [['3', 'play', 'soon', 2, null]],
    ],
    ['of nothing three matches before', hallOf(['v', 'w'], ['y', 'z'], ['v', 'y'], ['me', 'x']), []],
    [
      'of the next turn alone, unless it is due',
      hallOf(['v', 'w', 'me'], ['me', 'x']),
      [['1', 'umpire', 'due', 0, 3]],
    ],
  ])('%s', (_, hall, expected) => expect(told(hall)).toEqual(expected));

  test('of each call once, and no longer of its turn in the order', () => {
    const { matches } = hallOf(['v', 'w'], ['me', 'x']);
    const called = ([1, 2, 3] as const).map((number) =>
      noticesOf(
        'me',
        indexHall({
          matches: matches.map((match) => ({
            ...match,
            call: match.id === '2' ? { id: 'call', number } : null,
          })),
          ended: [],
        }),
      ),
    );
    expect(called).toEqual(
      [1, 2, 3].map((number) => [
        { match: '2', role: 'play', kind: 'due', before: 0, table: 3, call: { id: 'call', number } },
      ]),
    );
  });

  test('of nothing where more matches may come first', () => {
    const { matches } = hallOf(['v', 'w'], ['me', 'x']);
    const shared = matches.map((match, index) => (index === 0 ? { ...match, group: 'B' } : match));
    expect(told({ matches: shared, ended: [] }).filter(([, , kind]) => kind === 'soon')).toEqual([]);
  });
});

describe('a notification says', () => {
  const notice: WordedNotice = {
    role: 'play',
    kind: 'due',
    before: 0,
    own: true,
    lang: 'es',
    player: 'Lucía Menor Secreta',
    a: 'Lucía Menor Secreta',
    b: 'Javier Gómez',
    isA: true,
    table: 3,
    call: null,
  };
  test.each<[Partial<WordedNotice>, string, string]>([
    [{}, 'Te toca en la mesa 3', 'Contra Javier'],
    [{ own: false }, 'Lucía: le toca en la mesa 3', 'Contra Javier'],
    [{ own: false, isA: false }, 'Lucía: le toca en la mesa 3', 'Contra Lucía'],
    [{ call: 1 }, 'Te llaman a la mesa 3', 'Contra Javier'],
    [{ call: 2 }, '2.ª llamada: mesa 3', 'Contra Javier'],
    [{ call: 3, own: false }, 'Lucía, 3.ª llamada: mesa 3', 'Contra Javier'],
    [{ call: 1, role: 'umpire', own: false }, 'Lucía: arbitra en la mesa 3', 'Lucía – Javier'],
    [{ table: null }, 'Te toca', 'Contra Javier'],
    [{ kind: 'soon', before: 2 }, 'Dos partidos antes del tuyo', 'Mesa 3 · Contra Javier'],
    [{ kind: 'soon', before: 1, b: null }, 'Un partido antes del tuyo', 'Mesa 3'],
    [{ role: 'umpire' }, 'Te toca arbitrar en la mesa 3', 'Lucía – Javier'],
    [{ lang: 'en' }, 'You’re up on table 3', 'Against Javier'],
    [{ lang: 'ca', own: false }, 'Lucía: li toca a la taula 3', 'Contra Javier'],
    [{ b: 'García, Javier' }, 'Te toca en la mesa 3', 'Contra Javier'],
  ])('with %o: %s, %s', (over, title, body) => {
    expect(wordsOf({ ...notice, ...over })).toEqual({ title, body });
  });
});
