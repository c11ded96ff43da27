const marks = /[\u0300-\u036f]|[\u180b-\u180f]|[\ufe00-\ufe0f]/gu;
const leftOut = /[\u00ad\u115f\u1160\u200b-\u200f\u2060-\u206f\u2800\ufeff·•∙⋅’‘ʼʻ'.]/gu;
const dashes = /[-‐‒–—―]/gu;
const otherLetters = new Map(
  ['ß ss', 'æ ae', 'œ oe', 'þ th', 'ø o', 'ł l', 'đ d', 'ð d', 'ħ h', 'ŧ t', 'ŋ n', 'ı i', 'ς σ'].map(
    (pair) => [pair.slice(0, 1), pair.slice(2)],
  ),
);

/**
 * A text as searches compare it, without case, accents and punctuation: "nunez" finds "Núñez", "collell" finds "Col·lell". The
 * database's function of this name gives the same.
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(leftOut, '')
    .replace(dashes, ' ')
    .replace(/[ßæœþøłđðħŧŋıς]/gu, (letter) => otherLetters.get(letter) ?? letter);

/** Shorter words begin too many names to be looked up twice. */
const shortest = 4;

/** The ways to read a searched word: a single l between vowels may be an "l·l", as "colell" for "Col·lell". */
export function spellings(word: string): readonly string[] {
  const plain = searchable(word);
  const doubled = plain.replace(/(?<=[aeiou])l(?=[aeiou])/gu, 'll');
  return plain.length < shortest || doubled === plain ? [word] : [word, doubled];
}
