import type { Language } from '@topspin/contract';
import { ca } from './ca.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Translated } from './translated.ts';

/** The texts of one language; Spanish is the original, which the others have the shape of. */
export type Catalogue = Translated<typeof es>;
export type SpanishCatalogue = typeof es;
export type Area = keyof SpanishCatalogue;

/** Every text in every language. Browsers load areas one by one instead: see `load.ts`. */
export const messages = { es, en, ca } as const satisfies Record<Language, Catalogue>;
