import { preferredLanguage } from '#lib/language.ts';
import { randomId } from '#lib/random-id.ts';

/** Keeps the calls of a page at one of several servers; too short to know anybody by, and another one after each load. */
const device = randomId().slice(0, 4);

/** The headers of every call: the application, the language of the answer, and the device. */
export const baseHeaders = (): Record<string, string> => ({
  'x-application': 'topspin-web',
  'x-application-lang': preferredLanguage(),
  'x-device': device,
});
