import type { PhaseType } from '@topspin/engine';
import { onDevice, readDraft } from '#ui/draft/drafts.ts';

/** Where the format of a planned open is kept on this device. */
export const planOf = (openId: string) => onDevice(`plan:${openId}`);

/** The first letters of the parts of a format's code. */
const types: Readonly<Record<string, PhaseType>> = { g: 'groups', s: 'swiss', k: 'knockout' };

/** The types of the phases of a format's code: all that the page of an open needs of it. */
export const typesOf = (code: unknown): readonly PhaseType[] =>
  typeof code === 'string' ? code.split('_').flatMap((part) => types[part.charAt(0)] ?? []) : [];

/** The types of the phases that an open was planned with, if it was planned on this device. */
export const plannedTypes = (openId: string): readonly PhaseType[] =>
  typesOf(readDraft(planOf(openId))['format']);
