/** Words that join the parts of a surname, or come before one: not what it is sorted by. */
const particles = new Set(
  'd da das de del della den der di do dos e el i la las le los van von y'.split(' '),
);

/** Second first names, by which "Ana María Gil" is told from "Ana Gil Roca". */
const secondNames = new Set(
  (
    'alberto alejandro andres angel angeles anna antonia antonio beatriz belen carles carlos carmen carme clara cristina cruz ' +
    'daniel david dolores dolors elena enrique esperanza eugenia felix fernando francesc francisco gabriel gloria ignacio ' +
    'ines isabel jaume javier jesus joan joana joaquin jordi jorge jose josep juan julia laura lluis lluisa lourdes lucia luis ' +
    'luisa luz manuel manuela mar marc marcos maria mariano mercedes merce miguel miquel montserrat nieves pablo pau paula pedro ' +
    'pere pilar rafael ramon raul roberto rocio rosa rosario sara sofia soledad sol teresa tomas vicente victoria xavier'
  ).split(' '),
);

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase();

const isParticle = (word: string): boolean => particles.has(plain(word));
const isInCapitals = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

/** The index of the word after a first name of several words, such as "María del Carmen". */
function endOfSecondName(words: readonly string[]): number {
  const name = words.findIndex((word, at) => at > 0 && !isParticle(word));
  const isSecond = name > 0 && name < words.length - 1 && secondNames.has(plain(words[name] ?? ''));
  return isSecond && !isJoined(words, name) ? name + 1 : 1;
}

/** A first name, and the surnames behind it: in capitals where somebody wrote them so, else as names are formed in Spain. */
export function partsOfName(name: string): { readonly first: string; readonly surname: string } {
  const words = name.split(' ').filter((word) => word !== '');
  const inCapitals = words.findIndex(isInCapitals);
  const counted = words.filter((word) => !isParticle(word)).length;
  const second = indexOfSecond(words);
  const hasTwoNames = counted > 3 && !isJoined(words, second);
  const from = inCapitals > 0 ? inCapitals : Math.max(endOfSecondName(words), hasTwoNames ? second + 1 : 1);
  return from < words.length
    ? { first: words.slice(0, from).join(' '), surname: words.slice(from).join(' ') }
    : { first: '', surname: words.join(' ') };
}

/** In a name of four words or more, two are the first name: the index of the second. */
const indexOfSecond = (words: readonly string[]): number =>
  words.findIndex((word, at) => at > 0 && !isParticle(word));

/** Whether a word is the first of two surnames that are joined, as "Pi" in "Pi i Margall". */
const isJoined = (words: readonly string[], at: number): boolean =>
  ['i', 'y', 'e'].includes(words[at + 1] ?? '');

/** What a name is sorted by: the surname without the words before it, then the first name. */
export function surnameFirst(name: string): string {
  const { first, surname } = partsOfName(name);
  const words = surname.split(' ');
  const start = words.findIndex((word) => !isParticle(word));
  return `${words.slice(Math.max(0, start)).join(' ')} ${first}`.trim();
}
