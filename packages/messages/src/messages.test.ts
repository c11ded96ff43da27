import { describe, expect, test } from 'vitest';
import { messages } from './index.ts';
import { withElision } from './elision.ts';
import { coreAreas, loadArea } from './load.ts';

type Words = { readonly [key: string]: string | Words };

function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  (text.match(/\{\{\s*[\w.]+/gu) ?? []).map((found) => found.slice(2).trim()).sort();
const plural = /_(zero|one|two|few|many|other)$/u;
const original = flatten(messages.es);

describe.each(['en', 'ca'] as const)('the texts in %s', (language) => {
  const translated = new Map(flatten(messages[language]));

  test('have the keys of the Spanish ones, no fewer and no more', () => {
    expect([...translated.keys()].sort()).toEqual(original.map(([key]) => key).sort());
  });

  test('speak of the same figures', () => {
    const spoken = original.map(([key]) => [key, placeholders(translated.get(key) ?? '')]);
    expect(spoken).toEqual(original.map(([key, text]) => [key, placeholders(text)]));
  });
});

describe.each(['es', 'en', 'ca'] as const)('the texts in %s', (language) => {
  const texts = flatten(messages[language]);

  const isWrong = ([, text]: readonly [string, string]) =>
    text === '' || text !== text.trim() || /TODO|lorem|xxx/u.test(text);

  test('are not empty, padded or half written', () => expect(texts.filter(isWrong)).toEqual([]));

  test('refuse a draw in words that are as true of pairs as of players', () => {
    const ofDraws = texts.filter(([key]) => /^errors\.(draw|phase|swiss)\./u.test(key));
    expect(ofDraws.length).toBeGreaterThan(20);
    const ofPlayersAlone = ofDraws.filter(
      ([, text]) => /jugador|player/iu.test(text) && !/pareja|pair|parell/iu.test(text),
    );
    expect(ofPlayersAlone).toEqual([]);
  });

  test('give each plural the forms one and other', () => {
    const stems = new Set(texts.filter(([key]) => plural.test(key)).map(([key]) => key.replace(plural, '')));
    const keys = new Set(texts.map(([key]) => key));
    for (const stem of stems) {
      expect([stem, keys.has(`${stem}_one`), keys.has(`${stem}_other`)]).toEqual([stem, true, true]);
    }
  });

  const loadable = Object.keys(messages[language]).filter((area) => area !== 'errors');

  test.each(loadable)('%s can be loaded by itself', async (area) => {
    const words = messages[language][area as keyof typeof messages.es];
    expect(await loadArea(language, area)).toEqual(language === 'ca' ? withElision(words) : words);
  });

  test('name every core area', () => {
    expect(loadable).toEqual(expect.arrayContaining([...coreAreas]));
  });
});
