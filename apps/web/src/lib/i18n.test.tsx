import i18next from 'i18next';
import { expect, test } from 'vitest';
import { changeLanguage, loadWords, startI18n } from './i18n.ts';

test('Catalan elides before a name with a vowel', async () => {
  await startI18n();
  await changeLanguage('ca');
  await loadWords(['venues']);
  const of = (name: string) => i18next.t('venues:photos.of', { number: 1, name });
  expect([of('Osona'), of('Vic')]).toEqual(['Foto 1 d’Osona', 'Foto 1 de Vic']);
  await changeLanguage('es');
});
