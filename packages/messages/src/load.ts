import type { Language } from '@topspin/contract';
import type { Area } from './index.ts';

/** The areas that the first page needs; they come together in one file. */
export const coreAreas = [
  'common',
  'shell',
  'forms',
  'validation',
  'lists',
  'auth',
  'home',
] as const satisfies readonly Area[];

type Words = { readonly [key: string]: string | Words };

const isCore = (area: string): boolean => (coreAreas as readonly string[]).includes(area);

/** Loads the texts of one area in one language: a core area, or one that belongs to a page. */
export async function loadArea(language: Language, area: string): Promise<Words> {
  const file = isCore(area)
    ? ((await import(`./${language}/core.ts`)) as { core: Record<string, Words> }).core
    : ((await import(`./${language}/pages/${area}.ts`)) as Record<string, Words>);
  const words = file[area];
  if (words === undefined) throw new Error(`No texts for ${area} in ${language}`);
  return words;
}
