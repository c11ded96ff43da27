import { newPlayer } from '@topspin/contract';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod/mini';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { emptyAsNull } from '#lib/empty-fields.ts';
import { configureZod } from '#lib/zod.ts';
import { birthDate, hasPossibleBirth } from './birth-date.ts';

beforeAll(async () => {
  configureZod();
  await loadWordsForTests();
});
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const told = (schema: z.ZodMiniType, input: unknown) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ message }) => message);

const outside = 'Debe ser una fecha entre 1900 y hoy';

test.each([
  ['2026-11-23', []],
  ['2026-11-24', [outside]],
  ['1899-12-31', [outside]],
  ['2026-02-29', ['La fecha no es válida']],
  ['mañana', ['La fecha no es válida']],
])('a form says of the date of birth %s: %s', (date, words) => {
  expect(told(birthDate, date)).toEqual(words);
  expect(told(emptyAsNull(birthDate), date)).toEqual(words);
});

test('a whole body has the same issue at its field', () => {
  const body = {
    name: 'Nil',
    contact_phone: { name: 'Nil', code: '+34', phone: '612345678' },
    consent: true,
  };
  const schema = newPlayer.check(hasPossibleBirth);
  expect(schema.safeParse({ ...body, date_of_birth: null }).success).toBe(true);
  const { error } = schema.safeParse({ ...body, date_of_birth: '2026-11-24' });
  expect(error?.issues).toMatchObject([{ path: ['date_of_birth'], message: outside }]);
});
