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

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
/** As the values of a list of choices are written: `registrationOpen`. */
const choice = /^[a-z]+(?:[A-Z][a-z]*)*$/u;
/** Fields that people type into, where such a word may be a name. */
const typed = /name|email|reason|text|description|address|phone|note/iu;

/** Ids, instants and states say nothing about a person, whatever somebody calls themselves: logs have to keep them. */
const isCode = (text: string, field: string): boolean =>
  id.test(text) || instant.test(text) || (choice.test(text) && !typed.test(field));

/** Strikes every text in a JSON value; the names of fields, ids, instants and states stay. */
export function strikeJson(value: unknown, strike: Strike, field = 'text'): unknown {
  if (typeof value === 'string') return isCode(value, field) ? value : strike(value);
  if (Array.isArray(value)) return value.map((item) => strikeJson(item, strike, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, strikeJson(item, strike, name)]),
  );
}
