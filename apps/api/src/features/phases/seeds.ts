import type { Language } from '@topspin/contract';
import { wrongField } from '#http/field-issue.ts';
import { isQualifier, type PhaseEntrant } from './entrants.ts';
import type { PhaseRow } from './store.ts';

/**
 * How many players of a phase are seeded: as many as asked for, as many as the last time, or what is usual (undefined).
 * Who comes from groups is seeded by the crossings, so that asking for a number is refused there. A number kept from a
 * larger field counts no more.
 */
export function seedsOf(
  phase: Pick<PhaseRow, 'type' | 'seeds'>,
  entrants: readonly PhaseEntrant[],
  asked: number | null | undefined,
  lang: Language,
): number | undefined {
  const isDrawnByRating = phase.type === 'knockout' && !entrants.some(isQualifier);
  if (!isDrawnByRating && typeof asked === 'number') throw wrongField('seeds', 'invalid', lang);
  if (asked !== undefined) return asked ?? undefined;
  const kept = phase.seeds ?? undefined;
  return isDrawnByRating && kept !== undefined && kept <= entrants.length ? kept : undefined;
}
