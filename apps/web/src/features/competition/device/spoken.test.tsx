import { languages, type Language } from '@topspin/contract';
import { foldMatch, type MatchEvent } from '@topspin/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords, startI18n } from '#lib/i18n.ts';
import { calledNames } from './called-names.ts';
import { spokenScore } from './spoken.ts';

/** The state after these points: `A` and `B` won, a space starts the next set. */
function after(points: string, bestOf: 1 | 3 = 3) {
  const toss = {
    id: 'e0',
    seq: 1,
    at: 0,
    type: 'toss',
    winner: 'a',
    choice: 'serve',
    server: 'a',
    leftEnd: 'a',
  };
  const events = points.split('').map((point, index) => ({
    id: `e${index + 1}`,
    seq: index + 2,
    at: index,
    ...(point === ' ' ? { type: 'start' } : { type: 'point', side: point === 'A' ? 'a' : 'b' }),
  }));
  return foldMatch([toss, ...events] as MatchEvent[], { bestOf });
}

const names = { a: 'Ana', b: 'Bea' };
const saidIn = (language: Language, points: string, bestOf?: 1 | 3) =>
  spokenScore(after(points, bestOf), names, i18next.getFixedT(language, 'scoring'));

beforeAll(async () => {
  await startI18n();
  for (const language of languages) {
    await i18next.loadLanguages(language);
    await i18next.changeLanguage(language);
    await loadWords(['scoring']);
  }
});

describe('the score as it is called', () => {
  test.each([
    ['nothing played', '', 'Saca Ana. cero iguales', 'Ana to serve. love all', 'Serveix Ana. zero iguals'],
    ['the server first', 'A', 'uno, cero', 'one, love', 'un, zero'],
    ['the server first, who is Bea now', 'AAB', 'uno, dos', 'one, two', 'un, dos'],
    ['level', 'AB', 'uno iguales', 'one all', 'un iguals'],
    [
      'a set',
      'A'.repeat(11),
      'Set para Ana: once a cero',
      'Game to Ana: eleven, love',
      'Set per a Ana: onze a zero',
    ],
    [
      'the next set',
      `${'A'.repeat(11)} `,
      'Saca Bea. cero iguales',
      'Bea to serve. love all',
      'Serveix Bea. zero iguals',
    ],
    ['beyond twenty', `${'AB'.repeat(20)}A`, 'veinte, 21', 'twenty, 21', 'vint, 21'],
  ])('%s', (_, points, es, en, ca) => {
    expect([saidIn('es', points), saidIn('en', points), saidIn('ca', points)]).toEqual([es, en, ca]);
  });

  test.each([
    ['es', 'Saca Ana a Max. cero iguales'],
    ['en', 'Ana to serve to Max. love all'],
    ['ca', 'Serveix Ana a Max. zero iguals'],
  ] as const)('in doubles, in %s, who serves to whom', (language, said) => {
    const ofPairs = { ...names, turn: { server: 'Ana', receiver: 'Max' } };
    expect(spokenScore(after(''), ofPairs, i18next.getFixedT(language, 'scoring'))).toBe(said);
  });

  test('a match', () => {
    expect(saidIn('es', 'A'.repeat(11), 1)).toBe('Set y partido para Ana: uno a cero');
  });
});

test('both of a pair are called, without the stroke between them', async () => {
  await i18next.changeLanguage('es');
  const person = (name: string) => ({ _id: name, name });
  const pair = (one: string, other: string) => ({
    ...person(`${one} / ${other}`),
    avatar: null,
    club_id: null,
    rating: 1000,
    guest: false,
    members: [person(one), person(other)],
  });
  const match = { a: pair('Ana', 'Leo'), b: pair('Inés', 'Max') };
  const { serving } = foldMatch(
    [...after('').events, { id: 'o', seq: 2, at: 1, type: 'serveOrder', server: 2, receiver: 1 }],
    { bestOf: 3 },
  );
  expect(calledNames(match, serving ? { serving } : {}, () => '')).toEqual({
    a: 'Ana y Leo',
    b: 'Inés y Max',
    turn: { server: 'Leo', receiver: 'Inés' },
  });
});
