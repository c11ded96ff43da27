import type { Description } from '@topspin/contract';
import { currentLanguage } from '#lib/i18n.ts';

/** The version in the user's language, or else the first; none where nothing is described. */
export const versionOf = (description: Description): Description[number] | undefined =>
  description.find(({ lang }) => lang === currentLanguage()) ?? description[0];
