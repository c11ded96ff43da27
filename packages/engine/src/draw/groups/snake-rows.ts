import type { Entrant, QualifiedEntrant } from '../entrants/entrant.ts';
import { isQualified } from '../entrants/entrant.ts';
import { playerTwice } from '../entrants/ranking.ts';
import type { DrawConstraint, DrawFailure, NotKept } from '../report.ts';
import type { Rows } from './snake-clubs.ts';

/** The rows of the snake, by group. */
export const snakeRows = (players: number, groups: number): Rows =>
  Array.from({ length: Math.ceil(players / groups) }, (_, row) =>
    Array.from({ length: groups }, (_, group) => {
      const column = row % 2 === 0 ? group : groups - 1 - group;
      const place = row * groups + column;
      return place < players ? place : undefined;
    }),
  );

/** Who shares a group with somebody of the same key, by key and group. */
const sharing = (
  groups: readonly (readonly Entrant[])[],
  constraint: DrawConstraint,
  keyOf: (entrant: Entrant) => string | number | undefined,
): readonly NotKept[] => {
  const sizes = Map.groupBy(groups.flat(), keyOf);
  return groups.flatMap((group) =>
    [...Map.groupBy(group, keyOf)].flatMap(([key, mates]) => {
      if (key === undefined || mates.length < 2) return [];
      const why = (sizes.get(key)?.length ?? 0) > groups.length ? 'tooMany' : 'noPlaceLeft';
      return { constraint, players: mates.map(({ player }) => player), why };
    }),
  );
};

/** The group an entrant comes from, if from any. */
const earlierGroup = (entrant: Entrant | QualifiedEntrant): number | undefined =>
  isQualified(entrant) ? entrant.group : undefined;

/** Who shares a group with a mate of an earlier group, and who with a club mate, for the report. */
export const matesInGroups = (groups: readonly (readonly Entrant[])[]): readonly NotKept[] => [
  ...sharing(groups, 'groupMatesApart', earlierGroup),
  ...sharing(groups, 'clubsApart', ({ club }) => club),
];

/** Why these players cannot be drawn into so many groups, a whole number from 1, if so. */
export const groupsFailure = (entrants: readonly Entrant[], groups: number): DrawFailure | undefined => {
  if (groups < 1 || !Number.isInteger(groups)) throw new RangeError(`${groups} groups cannot be drawn`);
  const players = entrants.length;
  if (players < 2) return { code: 'draw.tooFewPlayers', players, min: 2 };
  const max = Math.floor(players / 2);
  if (groups > max) return { code: 'draw.tooManyGroups', groups, max };
  const twice = playerTwice(entrants.map(({ player }) => player));
  return twice === undefined ? undefined : { code: 'phase.playerTwice', player: twice };
};

/** The players of each group from its best seed on, out of the rows of a snake. */
export const groupsOfRows = <E extends Entrant>(
  rows: Rows,
  ranked: readonly E[],
  groups: number,
): readonly (readonly E[])[] =>
  Array.from({ length: groups }, (_, group) =>
    rows.flatMap((row) => ranked[row[group] ?? ranked.length] ?? []),
  );
