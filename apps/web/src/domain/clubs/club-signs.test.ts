import { expect, test } from 'vitest';
import { clubColours } from '#ui/theme/tokens.ts';
import { clubSigns } from './club-signs.ts';

const club = (number: number, name: string) => ({ _id: `club-${String(number).padStart(6, '0')}`, name });
const lettersOf = (...names: readonly string[]) => {
  const clubs = names.map((name, at) => club(at, name));
  const signs = clubSigns(clubs);
  return clubs.map(({ _id }) => signs.get(_id)?.letters);
};

test.each([
  [['CTT Vic'], ['VIC']],
  [
    ['Club de Tenis de Mesa Alcoy', 'C.T.T. Àger'],
    ['ALC', 'AGE'],
  ],
  [
    ['CTT Vic', 'CTT Vicálvaro', 'Vic'],
    ['VIC', 'VICA', 'VI2'],
  ],
  [['CTT'], ['CTT']],
  [['…'], ['?2']],
])('clubs called %s have the letters %s', (names, letters) => {
  expect(lettersOf(...names)).toEqual(letters);
});

test('eight clubs have eight colours, although two may begin with the same one, and more have letters of their own', () => {
  const many = Array.from({ length: 20 }, (_, at) => club(at % 3 === 0 ? 8 * at : at + 100, `Vic ${at}`));
  const eight = [...clubSigns(many.slice(0, 8)).values()];
  expect(new Set(eight.map(({ colour }) => colour)).size).toBe(clubColours.length);
  expect(new Set([...clubSigns(many).values()].map(({ letters }) => letters)).size).toBe(20);
});

test('the order in which clubs come changes nothing', () => {
  const clubs = ['Vic', 'Alcoy', 'Reus', 'Vic'].map((name, at) => club(at * 8, name));
  expect(clubSigns(clubs)).toEqual(clubSigns(clubs.toReversed()));
});
