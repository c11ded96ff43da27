import type { DrawProposal, Language } from '@topspin/contract';
import { defaultSeeds } from '@topspin/engine';
import { wrongField } from '#http/field-issue.ts';
import { isQualifier, type PhaseEntrant } from './entrants.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

type Entrants = readonly PhaseEntrant[];

/** Whether players are seeded by their rating: who comes from groups is seeded by the crossings, and groups have no seeds. */
const isDrawnByRating = ({ type }: Pick<PhaseRow, 'type'>, entrants: Entrants): boolean =>
  type === 'knockout' && !entrants.some(isQualifier);

/** How many seeds are usual, a quarter of the bracket, and how many there can be; null where nobody chooses them. */
export const seedsToChoose = (phase: Pick<PhaseRow, 'type'>, entrants: Entrants): DrawProposal['seeds'] =>
  isDrawnByRating(phase, entrants) ? { usual: defaultSeeds(entrants.length), most: entrants.length } : null;

/**
 * How many players of a phase are seeded: as many as asked for, as many as the last time, or what is usual (undefined). A
 * number kept from a larger field counts no more.
 */
export function seedsOf(
  phase: Pick<PhaseRow, 'type' | 'seeds'>,
  entrants: Entrants,
  asked: number | null | undefined,
  lang: Language,
): number | undefined {
  const chosen = isDrawnByRating(phase, entrants);
  if (!chosen && typeof asked === 'number') throw wrongField('seeds', 'invalid', lang);
  if (asked !== undefined) return asked ?? undefined;
  const kept = phase.seeds ?? undefined;
  return chosen && kept !== undefined && kept <= entrants.length ? kept : undefined;
}
