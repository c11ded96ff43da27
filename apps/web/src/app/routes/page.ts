import type { Area } from '@topspin/messages';
import { loadWords } from '#lib/i18n.ts';

/** Loads a page's words while its code is on the way. Use as `loader: words('players')`. */
export const words =
  (...areas: readonly Area[]) =>
  (): Promise<void> =>
    loadWords(areas);
