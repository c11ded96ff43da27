import { languages } from '@topspin/contract';
import { messages } from '@topspin/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { loadWordsForTests } from '../testing/with-words.tsx';
import { changeLanguage } from './i18n.ts';
import { configureZod } from './zod.ts';

beforeAll(async () => {
  configureZod();
  await loadWordsForTests();
});

type Wrong = readonly [schema: z.ZodMiniType, input: unknown];

/** A wrong value for each kind of issue that Zod has: the compiler asks for the missing ones. */
const wrong: Readonly<Record<z.core.$ZodIssue['code'], Wrong>> = {
  invalid_type: [z.string(), 7],
  invalid_value: [z.enum(['a', 'b']), 'c'],
  too_small: [z.array(z.string()).check(z.minLength(2)), []],
  too_big: [z.string().check(z.maxLength(2)), 'abc'],
  invalid_format: [z.email(), 'ana'],
  not_multiple_of: [z.number().check(z.multipleOf(0.5)), 0.3],
  unrecognized_keys: [z.strictObject({}), { x: 1 }],
  invalid_union: [z.union([z.string(), z.number()]), true],
  invalid_key: [z.record(z.string().check(z.minLength(2)), z.number()), { a: 1 }],
  invalid_element: [z.map(z.object({}), z.number()), new Map([[{}, 'b']])],
  custom: [z.string().check(z.refine(() => false)), 'x'],
};

describe.each(languages)('in a form in %s', (language) => {
  const texts = Object.values(messages[language].validation).map((text) => text.split('{{')[0] ?? '');

  test.each(Object.entries(wrong))(
    'what is wrong by %s is told in words of the catalogue',
    async (code, [schema, input]) => {
      await changeLanguage(language);
      const [issue] = z.safeParse(schema, input).error?.issues ?? [];
      expect(issue?.code).toBe(code);
      expect(texts.some((text) => text !== '' && issue?.message.startsWith(text))).toBe(true);
    },
  );
});
