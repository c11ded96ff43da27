import { messages } from '@topspin/messages';
import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';

test.each([
  ['es', 'quiero darme de baja', ['leave', 'others', 'walkover']],
  ['es', 'cómo me doy de baja?', ['leave', 'others', 'walkover']],
  ['es', 'wifi', ['wifi']],
  ['es', 'avisos', ['turn']],
  ['es', 'notificaciones', ['turn']],
  ['es', 'borrar cuenta', ['erase']],
  ['en', 'delete account', ['erase']],
  ['en', 'notifications', ['turn']],
  ['ca', 'esborrar el compte', ['erase']],
  ['es', 'INSCRIBIR otra', ['others']],
  ['es', 'quiero de la', []],
  ['es', 'bádminton', []],
  ['en', 'how do I withdraw from this?', ['leave']],
  ['ca', 'em vull donar de baixa', ['leave']],
] as const)('in %s, "%s" finds %j', (lang, search, found) => {
  const { items, also, stopWords } = messages[lang].faq;
  const other: Readonly<Record<string, string>> = also;
  const questions = Object.entries(items).map(([item, texts]) => ({
    item,
    ...texts,
    words: other[item] ?? '',
  }));
  const names = findQuestions(questions, { search, stopWords: stopWords.split(' ') }).map(({ item }) => item);
  expect(names).toEqual(expect.arrayContaining([...found]));
  expect(names[0]).toBe(found[0]);
});
