import type { PlayerId } from '../id.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Entrant } from './entrants/entrant.ts';
import { playerTwice } from './entrants/ranking.ts';
import type { NotKept } from './report.ts';
import { matesInGroups } from './groups/snake-rows.ts';

/** Why a draw changed by hand cannot be saved. */
export type ManualChangeFailure =
  | { readonly code: 'phase.playerTwice'; readonly player: PlayerId }
  | { readonly code: 'phase.playersUnknown'; readonly players: readonly PlayerId[] }
  | { readonly code: 'phase.playersMissing'; readonly players: readonly PlayerId[] }
  | { readonly code: 'draw.groupTooSmall'; readonly group: number; readonly size: number }
  | { readonly code: 'draw.linesWrong'; readonly lines: number; readonly expected: number };

/** Whether everybody is there, once, and nobody else. */
export const playersFailure = (
  players: readonly PlayerId[],
  entrants: readonly Entrant[],
): ManualChangeFailure | undefined => {
  const twice = playerTwice(players);
  if (twice !== undefined) return { code: 'phase.playerTwice', player: twice };
  const expected = new Set(entrants.map(({ player }) => player));
  const unknown = players.filter((player) => !expected.has(player));
  if (unknown.length > 0) return { code: 'phase.playersUnknown', players: unknown };
  const there = new Set(players);
  const missing = [...expected].filter((player) => !there.has(player));
  return missing.length > 0 ? { code: 'phase.playersMissing', players: missing } : undefined;
};

/** A constraint that the organiser did not keep. */
export const manual = (constraint: NotKept['constraint'], players: readonly PlayerId[]): NotKept => ({
  constraint,
  players,
  why: 'manualChange',
});

/** What could have been kept is the organiser's doing. */
export const asManual = (notKept: NotKept): NotKept =>
  notKept.why === 'tooMany' ? notKept : manual(notKept.constraint, notKept.players);

/** Groups with two players of one row of the snake. */
const brokenRows = (
  groups: readonly (readonly PlayerId[])[],
  entrants: readonly Entrant[],
): readonly NotKept[] => {
  const rowOf = new Map(entrants.map(({ player }, place) => [player, Math.floor(place / groups.length)]));
  return groups
    .flatMap((group) => [...Map.groupBy(group, (player) => rowOf.get(player)).values()])
    .filter((players) => players.length > 1)
    .map((players) => manual('snakeRows', players));
};

/** The players of groups that are too large for sizes that differ by one at the most. */
const unevenSizes = (groups: readonly (readonly PlayerId[])[]): readonly NotKept[] => {
  const smallest = Math.min(...groups.map((group) => group.length));
  return groups.filter((group) => group.length > smallest + 1).map((group) => manual('groupSizes', group));
};

/**
 * Checks groups that were changed by hand against their entrants, in the order of seeding as the report of
 * the draw has them. A player twice, missing or unknown and a group under two players are failures; the
 * constraints that the change does not keep are said, and allowed.
 */
export const checkGroups = (
  groups: readonly (readonly PlayerId[])[],
  entrants: readonly Entrant[],
): Result<readonly NotKept[], ManualChangeFailure> => {
  const failure = playersFailure(groups.flat(), entrants);
  if (failure !== undefined) return err(failure);
  const small = groups.findIndex((group) => group.length < 2);
  if (small >= 0) {
    return err({ code: 'draw.groupTooSmall', group: small + 1, size: groups[small]?.length ?? 0 });
  }
  const known = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  const mates = matesInGroups(groups.map((group) => group.flatMap((player) => known.get(player) ?? [])));
  return ok([...mates.map(asManual), ...brokenRows(groups, entrants), ...unevenSizes(groups)]);
};
