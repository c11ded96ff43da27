import type { Language } from '@topspin/contract';
import { phaseNames as ca } from './ca/phase-names.ts';
import { phaseNames as en } from './en/phase-names.ts';
import { phaseNames as es } from './es/phase-names.ts';

const defaults = { es, en, ca } as const;

/** The name of a phase in a language: default names are translated, whichever language they were created in. */
export function phaseNameIn(language: Language, name: string): string {
  const isDefault = (type: keyof typeof es) => Object.values(defaults).some((names) => names[type] === name);
  if (isDefault('groups')) return defaults[language].groups;
  if (isDefault('swiss')) return defaults[language].swiss;
  return isDefault('knockout') ? defaults[language].knockout : name;
}
