import { defaultDaySettings, indexTurns, type DayMatch } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { noticesOf } from './notices.ts';
import { wordsOf, type WordedNotice } from './words.ts';

type Called = { readonly match: string; readonly number: 1 | 2 | 3 };
type Hall = { readonly matches: readonly DayMatch[]; readonly call?: Called; readonly isCalled: boolean };

/** The matches of a group on table 3, in order: who plays, and who umpires. */
const hallOf = (...matches: readonly (readonly [a: string, b: string, umpire?: string])[]): Hall => ({
  isCalled: false,
  matches: matches.map(([a, b, umpire = null], index): DayMatch => ({
    id: String(index + 1),
    open: 'open',
    phase: 1,
    group: 'A',
    round: null,
    roundNumber: 1,
    number: index + 1,
    bestOf: 5,
    state: 'enrolled',
    a: [a],
    b: [b],
    umpire: null,
    publishedUmpire: umpire,
    table: 3,
    isTableFixed: false,
    calledAt: null,
    startedAt: null,
    sets: [],
    notBefore: null,
    fixedAt: null,
    winnerTo: null,
    loserTo: null,
  })),
});

/** The same matches in a hall where matches are called, as one may be. */
const calling = (hall: Hall, call?: Called): Hall => ({
  isCalled: true,
  matches: hall.matches.map((match) => ({
    ...match,
    calledAt: match.id === call?.match ? 1 : null,
    umpire: match.id === call?.match ? match.publishedUmpire : null,
  })),
  ...(call && { call }),
});

const noticesIn = ({ matches, call, isCalled }: Hall) => {
  const at = (number: number) => (call && call.number >= number ? number : null);
  const calls = call
    ? [
        {
          id: 'call',
          match: call.match,
          table: 3,
          firstAt: 1,
          automatic: false,
          firstBy: null,
          secondAt: at(2),
          secondBy: null,
          thirdAt: at(3),
          thirdBy: null,
          presentA: null,
          presentB: null,
        },
      ]
    : [];
  const day = {
    now: 2,
    isAutomatic: true,
    matches,
    ended: [],
    toCome: [],
    tables: [],
    people: [],
    settings: new Map([['open', { ...defaultDaySettings, umpires: ['resting' as const] }]]),
  };
  const turns = {
    rows: { calls },
    index: indexTurns(day, () => isCalled),
    personOf: (player: string) => player,
  };
  return noticesOf({ player: 'me', open: 'open' }, turns);
};
const told = (hall: Hall) =>
  noticesIn(hall).map(({ match, role, kind, before, table }) => [match, role, kind, before, table]);

describe('a player is notified', () => {
  const three = hallOf(['v', 'w'], ['y', 'z'], ['me', 'x']);

  test.each([
    ['of nothing without a turn', hallOf(['x', 'y']), []],
    ['that a match is due, and at which table', hallOf(['me', 'x']), [['1', 'play', 'due', 0, 3]]],
    ['that a match to umpire is due', hallOf(['x', 'y', 'me']), [['1', 'umpire', 'due', 0, 3]]],
    ['one match before theirs', hallOf(['v', 'w'], ['me', 'x']), [['2', 'play', 'soon', 1, null]]],
    ['two matches before theirs', three, [['3', 'play', 'soon', 2, null]]],
    ['of nothing three matches before', hallOf(['v', 'w'], ['y', 'z'], ['v', 'y'], ['me', 'x']), []],
    [
      'of the next turn alone, unless it is due',
      hallOf(['v', 'w', 'me'], ['me', 'x']),
      [['1', 'umpire', 'due', 0, 3]],
    ],
    ['that at most two stand before theirs in the queue', calling(three), [['3', 'play', 'soon', 2, null]]],
    [
      'that theirs is next, and not due before its call',
      calling(hallOf(['me', 'x'])),
      [['1', 'play', 'soon', 0, null]],
    ],
    [
      'of nothing while their opponent is called elsewhere',
      calling(hallOf(['v', 'x'], ['me', 'x']), { match: '1', number: 1 }),
      [],
    ],
    [
      'as an umpire, of the call',
      calling(hallOf(['x', 'y', 'me'], ['v', 'w']), { match: '1', number: 1 }),
      [['1', 'umpire', 'due', 0, 3]],
    ],
  ])('%s', (_, hall, expected) => expect(told(hall)).toEqual(expected));

  test.each([1, 2, 3] as const)('of call %i, and no longer of its turn in the order', (number) => {
    expect(noticesIn(calling(hallOf(['v', 'w'], ['me', 'x']), { match: '2', number }))).toEqual([
      { match: '2', role: 'play', kind: 'due', before: 0, table: 3, call: { id: 'call', number } },
    ]);
  });

  test('of nothing where more matches may come first', () => {
    const { matches } = hallOf(['v', 'w'], ['me', 'x']);
    const shared = matches.map((match, index) => (index === 0 ? { ...match, group: 'B' } : match));
    expect(told({ matches: shared, isCalled: false }).filter(([, , kind]) => kind === 'soon')).toEqual([]);
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
    [{ kind: 'soon', before: 0, table: null }, 'Tu partido es el siguiente', 'Contra Javier'],
    [{ role: 'umpire' }, 'Te toca arbitrar en la mesa 3', 'Lucía – Javier'],
    [{ lang: 'en' }, 'You’re up on table 3', 'Against Javier'],
    [{ lang: 'ca', own: false }, 'Lucía: li toca a la taula 3', 'Contra Javier'],
    [{ b: 'García, Javier' }, 'Te toca en la mesa 3', 'Contra Javier'],
  ])('with %o: %s, %s', (over, title, body) => {
    expect(wordsOf({ ...notice, ...over })).toEqual({ title, body });
  });
});
