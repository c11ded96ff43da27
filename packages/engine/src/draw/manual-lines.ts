import type { PlayerId } from '../id.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { clubsNotApart } from './knockout/apart.ts';
import { bye, newBoard, put } from './knockout/board.ts';
import type { Board } from './knockout/board.ts';
import type { Lines } from './bracket/bracket.ts';
import { byesNotKept } from './knockout/byes.ts';
import { isQualified } from './entrants/entrant.ts';
import type { Entrant, QualifiedEntrant } from './entrants/entrant.ts';
import { groupMatesNotApart, newGroupMates } from './knockout/group-mates.ts';
import { blockLines } from './bracket/lines.ts';
import { asManual, manual, playersFailure } from './manual-change.ts';
import type { ManualChangeFailure } from './manual-change.ts';
import type { NotKept } from './report.ts';
import { bracketSize } from './bracket/rounds.ts';

/** Seeds that stand on no line of their block. */
const seedsAstray = (board: Board): readonly NotKept[] => {
  const astray: PlayerId[] = [];
  let first = 0;
  for (let block = 0; first < board.fixed; block += 1) {
    const lines = blockLines(block, board.size);
    for (let seed = first; seed < Math.min(first + lines.length, board.fixed); seed += 1) {
      const entrant = board.entrants[seed] as Entrant;
      if (!lines.includes(board.lineOf[seed] as number)) astray.push(entrant.player);
    }
    first += lines.length;
  }
  return astray.length > 0 ? [manual('seedingLines', astray)] : [];
};

/** The board of a bracket that is drawn already. */
const boardFrom = (lines: Lines, entrants: readonly Entrant[], seeds: number): Board => {
  const board = newBoard(entrants, seeds, () => 0);
  const place = new Map(entrants.map(({ player }, index) => [player, index]));
  lines.forEach((player, line) => {
    if (player === null) board.at[line] = bye;
    else put(board, place.get(player) as number, line);
  });
  return board;
};

/**
 * Checks the lines of a bracket that were changed by hand against their entrants and the number of seeds, in
 * the order of seeding as the report of the draw has them. A player twice, missing or unknown and a wrong
 * number of lines are failures; the constraints that the change does not keep are said, and allowed.
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
  const board = boardFrom(lines, entrants, seeds);
  const mates = entrants.every(isQualified) ? groupMatesNotApart(newGroupMates(board, entrants)) : [];
  const apart = [...mates, ...clubsNotApart(board)].map(asManual);
  return ok([...seedsAstray(board), ...byesNotKept(board, 'manualChange'), ...apart]);
};
