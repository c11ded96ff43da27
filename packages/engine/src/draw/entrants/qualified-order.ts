import { itemAt } from '../../item-at.ts';
import type { QualifiedEntrant } from './entrant.ts';

/** Better first: by position in the group, then by the number of the group. */
export const byPositionAndGroup = (one: QualifiedEntrant, other: QualifiedEntrant): number =>
  one.position - other.position || one.group - other.group;

/** The seeding numbers of the players with each position, best position first. */
export const placesByPosition = (ranked: readonly QualifiedEntrant[]): readonly (readonly number[])[] => [
  ...Map.groupBy(ranked.keys(), (index) => itemAt(ranked, index).position).values(),
];
