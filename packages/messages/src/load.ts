import type { Language } from '@topspin/contract';
import { withElision, type Words } from './elision.ts';
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

const isCore = (area: string): boolean => (coreAreas as readonly string[]).includes(area);

/** The areas of the pages to read before having an account. */
const helpAreas: ReadonlySet<string> = new Set(['faq', 'secure', 'terms'] satisfies readonly Area[]);

/** The areas of circuits with a file of their own. */
const circuitAreas: ReadonlySet<string> = new Set(['editionForm'] satisfies readonly Area[]);
/** The areas of what several forms or pages have. */
const formAreas: ReadonlySet<string> = new Set(['calendar', 'descriptions'] satisfies readonly Area[]);

/** The file of a page's area: the bundler needs the folders by name. */
function fileOf(language: Language, area: string): Promise<unknown> {
  if (helpAreas.has(area)) return import(`./${language}/help/${area}.ts`);
  if (circuitAreas.has(area)) return import(`./${language}/circuits/${area}.ts`);
  if (area === 'publicPages') return import(`./${language}/opens/public.ts`);
  // One by one: that folder holds parts of other areas too, and the bundler would list each of its files.
  if (area === 'turns') return import(`./${language}/opens/turns.ts`);
  if (area === 'match') return import(`./${language}/opens/match.ts`);
  if (area === 'day') return import(`./${language}/opens/day.ts`);
  if (area === 'screens') return import(`./${language}/opens/screens.ts`);
  if (area === 'paper') return import(`./${language}/opens/paper.ts`);
  if (area === 'embedding') return import(`./${language}/opens/embedding.ts`);
  if (area === 'finish') return import(`./${language}/opens/finish.ts`);
  if (area === 'openKeys') return import(`./${language}/opens/open-keys.ts`);
  if (area === 'clickTt') return import(`./${language}/opens/click-tt.ts`);
  if (area === 'travel') return import(`./${language}/opens/travel.ts`);
  if (area === 'map') return import(`./${language}/venues/map.ts`);
  if (area === 'scoring' || area === 'umpires') return import(`./${language}/umpire/${area}.ts`);
  if (area === 'lab') return import(`./${language}/lab/lab.ts`);
  if (formAreas.has(area)) return import(`./${language}/forms/${area}.ts`);
  return import(`./${language}/pages/${area}.ts`);
}

/** Loads the texts of one area in one language: a core area, or one that belongs to a page. */
export async function loadArea(language: Language, area: string): Promise<Words> {
  const file = isCore(area)
    ? ((await import(`./${language}/core.ts`)) as { core: Record<string, Words> }).core
    : ((await fileOf(language, area)) as Record<string, Words>);
  const words = file[area];
  if (words === undefined) throw new Error(`No texts for ${area} in ${language}`);
  return language === 'ca' ? withElision(words) : words;
}
