import { languages, type Language } from '@topspin/contract';
import { isEmbedded } from './embedded.ts';
import { readStored, storageKeys } from './storage.ts';

export const defaultLanguage: Language = 'es';

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** The first of the browser's languages that the application has; English of any country is English. */
const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? defaultLanguage;

/** The language the user chose, or that of the page around, or the browser's as long as nothing is chosen. */
export function preferredLanguage(): Language {
  const chosen = isEmbedded ? document.documentElement.lang : (readStored(storageKeys.lang) ?? '');
  return isLanguage(chosen) ? chosen : browserLanguage();
}
