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

  test.each(original)('%s speaks of the same figures', (key, text) => {
    expect(figures(translated.get(key) ?? '')).toEqual(figures(text));
  });
});

describe.each(['es', 'en', 'ca'] as const)('what the server says in %s', (language) => {
  test.each(flatten(apiTexts[language]))('%s is written out', (key, text) => {
    expect(text).not.toBe('');
    if (!key.startsWith('mails')) expect(text).toBe(text.trim());
  });
});
