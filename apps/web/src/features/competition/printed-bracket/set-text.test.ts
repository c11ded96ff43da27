import { expect, test, vi } from 'vitest';
import { setBeside, setName } from './set-text.ts';

/** Every letter is as wide here. */
const { widthOfText } = vi.hoisted(() => ({ widthOfText: (text: string) => text.length * 0.54 }));
vi.mock('./text-width.ts', () => ({ widthOfText }));

const longest = 'María de los Ángeles Fernández-Villaverde y Gorrotxategi';
const club = 'Agrupació Esportiva i Cultural de Tennis de Taula de Sant Cugat Sesgarrigues';
const weight = 650;
const room = { font: 3, width: 66, weight };

test('a short name has its whole club beside it', () => {
  const { name, club: beside } = setBeside('Ana Gil', 'TT Borges', room);
  expect([name.size, name.pressed, beside?.text, beside?.pressed]).toEqual([
    3,
    undefined,
    'TT Borges',
    undefined,
  ]);
});

test('the names of a bracket are of one size, whatever their clubs are called', () => {
  for (const one of ['TT Borges', club]) {
    const { name, club: beside } = setBeside('Eulàlia Ruiz Bó', one, room);
    expect([name.size, name.pressed]).toEqual([3, undefined]);
    expect((beside?.x ?? 0) + (beside?.pressed ?? 0)).toBeLessThanOrEqual(66.01);
  }
});

test('of a long name with a long club the name is whole and can be read; the club ends with an ellipsis inside the line', () => {
  const { name, club: beside } = setBeside(longest, club, room);
  expect(name.text).toBe(longest);
  expect((name.pressed ?? 0) / (widthOfText(longest) * name.size)).toBeGreaterThan(0.6);
  expect(beside?.text).toMatch(/^Agrup.*…$/u);
  const own = beside ? widthOfText(beside.text) * beside.size : 0;
  expect((beside?.x ?? 0) + (beside?.pressed ?? own)).toBeLessThanOrEqual(66.01);
  expect((beside?.pressed ?? own) / own).toBeGreaterThan(0.7);
});

test('a name without a club has the line for itself', () => {
  expect(setBeside(longest, '', room).club).toBeUndefined();
});

test('in a later round a long name takes two lines, parted at a space or a hyphen', () => {
  const later = { font: 3, width: 20 };
  expect(setName('A. Gil', weight, later).map(({ text }) => text)).toEqual(['A. Gil']);
  expect(setName('W. von und zu Hohenlohe-Langenburg', weight, later).map(({ text }) => text)).toEqual([
    'W. von und zu',
    'Hohenlohe-Langenburg',
  ]);
  expect(setName('Hohenlohelangenburgschillingsfürst', weight, later)).toHaveLength(1);
});
