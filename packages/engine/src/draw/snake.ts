import type { ClubId, PlayerId } from '../id.ts';
import { randomFrom } from '../random.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Entrant } from './entrant.ts';
import { playerTwice, seedingOrder } from './ranking.ts';
import type { DrawFailure, DrawReport, NotKept, NotKeptReason } from './report.ts';
import { clubParts, separateClubs } from './snake-clubs.ts';
import type { Rows } from './snake-clubs.ts';

/** How many groups are wanted, or how many players in each. */
export type GroupsWanted = { readonly count: number } | { readonly size: number };

export type GroupDrawRequest = {
  readonly entrants: readonly Entrant[];
  readonly groups: GroupsWanted;
  readonly seed: string;
};

/** The groups, each from its best seed on, and the report of the draw. */
export type GroupDraw = {
  readonly groups: readonly (readonly PlayerId[])[];
  readonly report: DrawReport;
};

/**
 * How many groups a number of players makes: the count asked for, or the one whose average size comes
 * closest to the size asked for (of two as close, the one with smaller groups), never with fewer than two
 * players in a group.
 */
export const groupCount = (players: number, wanted: GroupsWanted): number => {
  if ('count' in wanted) return wanted.count;
  const most = Math.max(1, Math.floor(players / 2));
  const fewer = Math.min(most, Math.max(1, Math.floor(players / wanted.size)));
  const more = Math.min(most, fewer + 1);
  const gap = (count: number): number => Math.abs(players / count - wanted.size);
  return gap(more) <= gap(fewer) ? more : fewer;
};

/** The rows of the snake, by group. */
const snakeRows = (players: number, groups: number): Rows =>
  Array.from({ length: Math.ceil(players / groups) }, (_, row) =>
    Array.from({ length: groups }, (_, group) => {
      const column = row % 2 === 0 ? group : groups - 1 - group;
      const place = row * groups + column;
      return place < players ? place : undefined;
    }),
  );

/** The club mates who share a group, for the report. */
export const clubMatesInGroups = (
  groups: readonly (readonly Entrant[])[],
  why: (club: ClubId) => NotKeptReason,
): readonly NotKept[] =>
  groups.flatMap((group) =>
    [...Map.groupBy(group, ({ club }) => club)].flatMap(([club, mates]) =>
      club === undefined || mates.length < 2
        ? []
        : { constraint: 'clubsApart', players: mates.map(({ player }) => player), why: why(club) },
    ),
  );

/** Why these players cannot be drawn into so many groups, a whole number from 1, if so. */
const groupsFailure = (entrants: readonly Entrant[], groups: number): DrawFailure | undefined => {
  if (groups < 1 || !Number.isInteger(groups)) throw new RangeError(`${groups} groups cannot be drawn`);
  const players = entrants.length;
  if (players < 2) return { code: 'draw.tooFewPlayers', players, min: 2 };
  const max = Math.floor(players / 2);
  if (groups > max) return { code: 'draw.tooManyGroups', groups, max };
  const twice = playerTwice(entrants.map(({ player }) => player));
  return twice === undefined ? undefined : { code: 'phase.playerTwice', player: twice };
};

/**
 * Draws groups by rating in snake order (1..G, G..1, …), players without a rated match after the others and
 * equal ratings by lot, players of one club in different groups by changes within a row of the snake. Sizes
 * differ by one at the most.
 */
export const drawGroups = ({
  entrants,
  groups: wanted,
  seed,
}: GroupDrawRequest): Result<GroupDraw, DrawFailure> => {
  const count = groupCount(entrants.length, wanted);
  const failure = groupsFailure(entrants, count);
  if (failure !== undefined) return err(failure);
  const ranked = seedingOrder(entrants, randomFrom(seed));
  const clubs = ranked.map(({ club }) => club);
  const rows = separateClubs(snakeRows(ranked.length, count), clubParts(clubs, count));
  const groups = Array.from({ length: count }, (_, group) =>
    rows.flatMap((row) => ranked[row[group] ?? ranked.length] ?? []),
  );
  return ok({
    groups: groups.map((group) => group.map(({ player }) => player)),
    report: {
      seed,
      inputs: { kind: 'groups', entrants: ranked, groups: count },
      notKept: clubMatesInGroups(groups, () => 'tooMany'),
    },
  });
};
