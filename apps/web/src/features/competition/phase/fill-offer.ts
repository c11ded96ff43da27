import type { Phase } from '@topspin/contract';
import { drawToFill, type DrawToFill } from '@topspin/engine';
import { groupSizes, type PhaseForm } from './new-phase.ts';

type Positions = Pick<PhaseForm, 'type' | 'positionFrom' | 'positionTo' | 'fillTo'>;

/**
 * The number that fills a draw from groups of these sizes: 6 groups of which two qualify leave 4 places of 16. Undefined if it is full
 * already, if it is no knockout, or if there is a single group.
 */
export function fillOffer(
  sizes: readonly number[],
  { type, positionFrom: from, positionTo: to, fillTo }: Positions,
): DrawToFill | undefined {
  if (type !== 'knockout' || sizes.length < 2 || from > to) return undefined;
  const offer = drawToFill(sizes, { from, to });
  return offer.fillTo > offer.least || fillTo !== null ? offer : undefined;
}

/** The sizes of the groups of a phase: as drawn, or as they will be for so many players. */
export function sizesIn(feeder: Phase | undefined, players: number): readonly number[] {
  if (feeder?.type !== 'groups') return [];
  if (feeder.groups.length > 0) return feeder.groups.map(({ players: count }) => count);
  if (feeder.source.from !== 'registrations') return [];
  const divideBy = feeder.groups_count === null ? 'size' : 'count';
  const groups = feeder.groups_count ?? feeder.group_size ?? usualSize;
  return groupSizes({ divideBy, groups }, players).flatMap(({ count, size }) =>
    new Array<number>(count).fill(size),
  );
}

const usualSize = 4;
