import { preferredLanguage } from '#lib/language.ts';

/** The headers of every call: the application, and the language of the answer. */
export const baseHeaders = (): Record<string, string> => ({
  'x-application': 'topspin-web',
  'x-application-lang': preferredLanguage(),
});
