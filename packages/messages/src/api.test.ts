import { describe, expect, test } from 'vitest';
import { apiTexts } from './api.ts';

type Words = { readonly [key: string]: string | Words };

const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key} `),
  );
const figures = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([placeholder]) => placeholder).sort();

const original = flatten(apiTexts.es);

describe.each(['en', 'ca'] as const)('what the server says in %s', (language) => {
  const translated = new Map(flatten(apiTexts[language]));

  test('has a text for each Spanish one, and hints where they are', () => {
    expect([...translated.keys()].sort()).toEqual(original.map(([key]) => key).sort());
  });

  test('speaks of the same figures', () => {
    const spoken = original.map(([key]) => [key, figures(translated.get(key) ?? '')]);
    expect(spoken).toEqual(original.map(([key, text]) => [key, figures(text)]));
  });
});

describe.each(['es', 'en', 'ca'] as const)('what the server says in %s', (language) => {
  const isWrong = ([key, text]: readonly [string, string]) =>
    text === '' || (!key.startsWith('mails') && text !== text.trim());

  test('is written out', () => expect(flatten(apiTexts[language]).filter(isWrong)).toEqual([]));
});
