import { faultIn } from './allowed.ts';
import type { MatchEvent } from './events.ts';
import type { MatchRules } from './match.ts';
import { record } from './record.ts';
import { newScoreboard, type Scoreboard } from './scoreboard.ts';

/** The result of reading a log: the score, and the events that count. */
export type ReadLog = { readonly board: Scoreboard; readonly events: readonly MatchEvent[] };

/** The score after events that all count. */
export const replay = (events: readonly MatchEvent[], { bestOf }: MatchRules): Scoreboard => {
  const board = newScoreboard(bestOf);
  for (const event of events) record(board, event);
  return board;
};

/**
 * Reads a log: rejected events are skipped, and an undo removes the last event that counts. After undos the
 * score is recomputed from the beginning, once for several in a row.
 */
export const readLog = (log: readonly MatchEvent[], rules: MatchRules): ReadLog => {
  const events: MatchEvent[] = [];
  let board = newScoreboard(rules.bestOf);
  let isStale = false;
  for (const event of log) {
    if (event.type === 'undo') {
      if (events.pop()) isStale = true;
      continue;
    }
    if (isStale) board = replay(events, rules);
    isStale = false;
    if (faultIn(board, event) !== undefined) continue;
    record(board, event);
    events.push(event);
  }
  return { board: isStale ? replay(events, rules) : board, events };
};
