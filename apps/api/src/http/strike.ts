/** Strikes what identifies a person out of texts. */
export type Strike = (text: string) => string;

/** The replacement for struck text. */
export const struck = '…';

/** Shorter words are particles and initials, common in any text. */
const shortestWord = 4;
const fewestDigits = 6;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** Letters with or without their accents, and any space between words. */
const spelled = (text: string): string =>
  Array.from(plain(text), (letter) => (/\s/u.test(letter) ? '\\s+' : `${literal(letter)}\\p{M}*`)).join('');

/** Digits as people write them: in groups, with the prefix of the country or without. */
const dialled = (digits: string): string => `(?:(?:\\+|00)\\d{1,3}[ .-]?)?${digits.split('').join('[ .-]?')}`;

const wordsOf = (name: string): string[] =>
  name.split(/[\s'’.,-]+/u).filter((word) => plain(word).length >= shortestWord);

export type Traces = {
  /** Names and nicknames: each of their longer words is struck out too. */
  readonly names: readonly string[];
  /** Email addresses and web pages. */
  readonly addresses: readonly string[];
  /** Without spaces. */
  readonly phones: readonly string[];
};

/**
 * Builds a function that strikes names, addresses and phones out of a text, ignoring accents, case and the grouping of
 * digits. Only for texts by the person or about them: in others a name may be a common word.
 */
export function strikeOut({ names, addresses, phones }: Traces): Strike {
  const words = names.flatMap((name) => [name.trim(), ...wordsOf(name)]).filter((name) => name !== '');
  const patterns = [
    ...addresses.map(spelled),
    ...phones.filter((digits) => digits.length >= fewestDigits).map(dialled),
    ...words.map(spelled),
  ].toSorted((a, b) => b.length - a.length);
  if (patterns.length === 0) return (text) => text;
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'giu');
  return (text) => {
    const apart = text.normalize('NFD');
    const left = apart.replace(any, struck);
    return left === apart ? text : left.normalize('NFC').replaceAll(/…(?:[\s,]*…)+/gu, struck);
  };
}

/** Strikes every text in a JSON value; field names stay. */
export function strikeJson(value: unknown, strike: Strike): unknown {
  if (typeof value === 'string') return strike(value);
  if (Array.isArray(value)) return value.map((item) => strikeJson(item, strike));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, strikeJson(item, strike)]));
}
