import type { Area } from '@topspin/messages';
import type { Route } from '@topspin/contract';
import { apiQuery } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import type { PageContext } from './roots.tsx';

/** Loads a page's texts while its code is loading. Use as `loader: words('players')`. */
export const words =
  (...areas: readonly Area[]) =>
  (): Promise<void> =>
    loadWords(areas);

/**
 * The search of an address, as it is: the page, loaded when it is opened, makes sense of it. What reads it would be part
 * of the first page otherwise.
 */
export const anySearch = (search: Record<string, unknown>): { readonly [input: string]: unknown } => search;

type Read = <R extends Route>(route: R, input: Parameters<typeof apiQuery<R>>[1]) => void;

/**
 * Prefetches everything a page reads, texts included, in parallel. The page itself shows what is slow or
 * fails.
 */
export function reading(
  { queries }: PageContext,
  load: () => Promise<void>,
  readAll: (read: Read) => void,
): Promise<void> {
  readAll((route, input) => void queries.prefetchQuery(apiQuery(route, input)));
  return load();
}
