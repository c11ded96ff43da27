import type { DrawProposal, Language } from '@topspin/contract';
import { defaultSeeds, type PlayerId } from '@topspin/engine';
import { fail } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { isQualifier, type PhaseEntrant } from './entrants.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

type Entrants = readonly PhaseEntrant[];

/** Whether players are seeded by rating: crossings seed by group position, and group stages have no seeds. */
const isDrawnByRating = ({ type }: Pick<PhaseRow, 'type'>, entrants: Entrants): boolean =>
  type === 'knockout' && !entrants.some(isQualifier);

/** The default number of seeds, a quarter of the bracket, and the maximum; null if it cannot be chosen. */
export const seedsToChoose = (phase: Pick<PhaseRow, 'type'>, entrants: Entrants): DrawProposal['seeds'] =>
  isDrawnByRating(phase, entrants) ? { usual: defaultSeeds(entrants.length), most: entrants.length } : null;

/**
 * The number of seeds of a phase: the requested one, the previous one, or the default (undefined). A number stored for a
 * larger field no longer counts.
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

/** The organiser's own order of the first seeds, checked; none where ratings alone decide. */
export function seedOrderOf(
  phase: Pick<PhaseRow, 'type'>,
  entrants: Entrants,
  asked: readonly PlayerId[] | undefined,
  lang: Language,
): readonly PlayerId[] {
  if (asked === undefined || asked.length === 0) return [];
  if (!isDrawnByRating(phase, entrants)) throw wrongField('seed_order', 'invalid', lang);
  const known = new Set(entrants.map(({ player }) => player));
  const unknown = asked.filter((player) => !known.has(player));
  if (unknown.length > 0) throw fail('phase.playersUnknown', { players: unknown });
  const twice = asked.find((player, at) => asked.indexOf(player) !== at);
  if (twice !== undefined) throw fail('phase.playerTwice', { player: twice });
  return asked;
}
