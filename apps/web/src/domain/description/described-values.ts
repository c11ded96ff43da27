import type { Description } from '@topspin/contract';
import { currentLanguage } from '#lib/i18n.ts';

/** A description as its form has it: with a first version, in the user's language where there is none yet. */
export const describedValues = (description: Description): Description =>
  description.length > 0 ? description : [{ lang: currentLanguage(), text: '' }];

/** A description that may be left empty, as the API takes it: none where its only version is blank. */
export const whereWritten = (description: Description): Description =>
  description.length === 1 && description[0]?.text.trim() === '' ? [] : description;
