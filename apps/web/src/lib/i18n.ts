import { languages, type Language } from '@topspin/contract';
import type { Area, SpanishCatalogue } from '@topspin/messages';
import { afterDe } from '@topspin/messages/elision';
import { coreAreas, loadArea } from '@topspin/messages/load';
import i18next, { type BackendModule, type ReadCallback, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, isLanguage, preferredLanguage } from './language.ts';
import { storageKeys, store } from './storage.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: SpanishCatalogue;
  }
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => {
    void hand(loadArea(isLanguage(language) ? language : defaultLanguage, area), done);
  },
};

async function hand(loading: Promise<ResourceKey>, done: ReadCallback): Promise<void> {
  try {
    done(null, await loading);
  } catch (error) {
    done(error instanceof Error ? error : String(error), false);
  }
}

/** Loads the texts of the first page. Must be awaited before rendering. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: preferredLanguage(),
      fallbackLng: defaultLanguage,
      supportedLngs: [...languages],
      ns: [...coreAreas],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  i18next.services.formatter?.add('de', (name: unknown) => afterDe(String(name)));
}

/** Loads the texts of a page's areas, in parallel with its code. */
export const loadWords = (areas: readonly Area[]): Promise<void> => i18next.loadNamespaces([...areas]);

/** Changes the language now and for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  store(storageKeys.lang, language);
  await i18next.changeLanguage(language);
}

/** Changes the language of this page, as somebody else chose it: not what this device prefers. */
export async function showIn(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : defaultLanguage;
