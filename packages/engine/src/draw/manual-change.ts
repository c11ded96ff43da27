import type { PlayerId } from '../id.ts';
import { itemAt } from '../item-at.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Lines } from './bracket/bracket.ts';
import { bracketSize } from './bracket/rounds.ts';
import { newBoard, put } from './constraints/board.ts';
import type { Board } from './constraints/board.ts';
import { bracketConstraints } from './constraints/bracket.ts';
import { violationsOf } from './constraints/constraint.ts';
import type { Constraint } from './constraints/constraint.ts';
import { groupConstraints } from './constraints/groups.ts';
import { bracketSections } from './constraints/sections.ts';
import type { Entrant, QualifiedEntrant } from './entrants/entrant.ts';
import { playerTwice } from './entrants/ranking.ts';
import { groupBoard } from './groups/group-board.ts';
import type { DrawInputs, NotKept } from './report.ts';

/** Why a draw changed by hand cannot be saved. */
export type ManualChangeFailure =
  | { readonly code: 'phase.playerTwice'; readonly player: PlayerId }
  | { readonly code: 'phase.playersUnknown'; readonly players: readonly PlayerId[] }
  | { readonly code: 'phase.playersMissing'; readonly players: readonly PlayerId[] }
  | { readonly code: 'draw.groupTooSmall'; readonly group: number; readonly size: number }
  | { readonly code: 'draw.linesWrong'; readonly lines: number; readonly expected: number };

/** Whether everybody is there exactly once, and nobody else. */
const playersFailure = (
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

/** What a manual change breaks; anything a draw could have avoided is attributed to the organiser. */
const brokenOn = (board: Board, constraints: readonly Constraint[]): readonly NotKept[] =>
  violationsOf(board, constraints).map((one) =>
    one.why === 'tooMany' ? one : { ...one, why: 'manualChange' },
  );

const numbersOf = (entrants: readonly Entrant[]): ReadonlyMap<PlayerId | null, number> =>
  new Map(entrants.map(({ player }, number) => [player, number]));

/**
 * Checks manually changed groups against their entrants, in seeding order as in the draw's report. A
 * duplicate, missing or unknown player and a group of fewer than two players are failures; broken constraints
 * are reported but allowed.
 */
export const checkGroups = (
  groups: readonly (readonly PlayerId[])[],
  entrants: readonly Entrant[],
): Result<readonly NotKept[], ManualChangeFailure> => {
  const failure = playersFailure(groups.flat(), entrants);
  if (failure !== undefined) return err(failure);
  const sizes = groups.map((group) => group.length);
  const small = sizes.findIndex((size) => size < 2);
  if (small >= 0) return err({ code: 'draw.groupTooSmall', group: small + 1, size: itemAt(sizes, small) });
  const numbers = numbersOf(entrants);
  const board = groupBoard(
    entrants,
    groups.map((group) => group.flatMap((player) => numbers.get(player) ?? [])),
  );
  return ok(brokenOn(board, groupConstraints));
};

/**
 * Checks manually changed lines of a bracket against their entrants, in seeding order as in the draw's
 * report, and the number of seeds. A duplicate, missing or unknown player and a wrong number of lines are
 * failures; broken constraints are reported but allowed.
 */
export const checkLines = (
  lines: Lines,
  entrants: readonly (Entrant | QualifiedEntrant)[],
  seeds: number,
): Result<readonly NotKept[], ManualChangeFailure> => {
  const failure = playersFailure(
    lines.filter((player) => player !== null),
    entrants,
  );
  if (failure !== undefined) return err(failure);
  const expected = bracketSize(entrants.length);
  if (lines.length !== expected) return err({ code: 'draw.linesWrong', lines: lines.length, expected });
  const board = newBoard(entrants, seeds, bracketSections(expected));
  const numbers = numbersOf(entrants);
  let bye = entrants.length;
  for (const [line, player] of lines.entries()) put(board, numbers.get(player) ?? bye++, line);
  return ok(brokenOn(board, bracketConstraints));
};

/** How many players of a bracket are seeds: in crossings, those of the best qualifying position. */
const seedsOf = (inputs: Exclude<DrawInputs, { readonly kind: 'groups' }>): number => {
  if (inputs.kind === 'knockout') return inputs.seeds;
  const best = Math.min(...inputs.entrants.map(({ position }) => position));
  return inputs.entrants.filter(({ position }) => position === best).length;
};

/** Checks the groups, or the lines of the bracket, of a draw made from these inputs and changed manually. */
export const checkChange = (
  inputs: DrawInputs,
  groups: readonly Lines[],
): Result<readonly NotKept[], ManualChangeFailure> => {
  if (inputs.kind === 'groups') {
    return checkGroups(
      groups.map((players) => players.filter((player) => player !== null)),
      inputs.entrants,
    );
  }
  const [lines, ...others] = groups;
  if (lines === undefined || others.length > 0) {
    return err({
      code: 'draw.linesWrong',
      lines: groups.flat().length,
      expected: bracketSize(inputs.entrants.length),
    });
  }
  return checkLines(lines, inputs.entrants, seedsOf(inputs));
};
