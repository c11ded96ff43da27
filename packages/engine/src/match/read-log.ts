import { itemAt } from '../item-at.ts';
import { faultIn } from './allowed.ts';
import type { MatchEvent } from './events.ts';
import type { MatchRules } from './match.ts';
import { record } from './record.ts';
import { copyOf, newScoreboard, type Scoreboard } from './scoreboard.ts';

/** The result of reading a log: the score, and the events that count. */
export type ReadLog = { readonly board: Scoreboard; readonly events: readonly MatchEvent[] };

/** The score after events that all count. */
export const replay = (events: readonly MatchEvent[], { bestOf }: MatchRules): Scoreboard => {
  const board = newScoreboard(bestOf);
  for (const event of events) record(board, event);
  return board;
};

/** The score is copied after so many events that count: an undo replays fewer than these. */
const copyEvery = 32;

/**
 * Reads a log: rejected events are skipped, and an undo removes the last event that counts. After undos the
 * score is recomputed from the last copy of it, once for several in a row.
 */
export const readLog = (log: readonly MatchEvent[], rules: MatchRules): ReadLog => {
  const events: MatchEvent[] = [];
  /** The score after 0, 32, 64 … of the events. */
  const copies = [newScoreboard(rules.bestOf)];
  let board = newScoreboard(rules.bestOf);
  let isStale = false;
  const refresh = (): void => {
    if (!isStale) return;
    copies.length = Math.floor(events.length / copyEvery) + 1;
    board = copyOf(itemAt(copies, copies.length - 1));
    for (const event of events.slice((copies.length - 1) * copyEvery)) record(board, event);
    isStale = false;
  };
  for (const event of log) {
    if (event.type === 'undo') {
      if (events.pop()) isStale = true;
      continue;
    }
    refresh();
    if (faultIn(board, event) !== undefined) continue;
    record(board, event);
    events.push(event);
    if (events.length % copyEvery === 0) copies.push(copyOf(board));
  }
  refresh();
  return { board, events };
};
