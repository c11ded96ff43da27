import type { Group } from '@topspin/contract';
import {
  type BestOf,
  type MatchResult,
  resultFromOutcome,
  resultFromSets,
  type Side,
  setWinner,
} from '@topspin/engine';
import type { SheetResult } from '../sheet/sheet.ts';

/** A result typed into a grid or a bracket, as it waits on the device. */
export type Entry = {
  readonly matchId: string;
  /** The line as it was typed, from the view of this side. */
  readonly side: Side;
  readonly line: string;
  readonly result: SheetResult;
};

export type EntryMatch = Group['matches'][number];

/**
 * The matches of a group with the results that are still being sent; in a bracket the winners are in their next matches, which can be
 * entered at once.
 */
export function withEntries(
  matches: readonly EntryMatch[],
  waiting: readonly Entry[],
): readonly EntryMatch[] {
  const shown = new Map(matches.map((match) => [match._id, match]));
  for (const { _id } of matches) {
    const match = shown.get(_id);
    const typed = waiting.find(({ matchId }) => matchId === _id);
    const result = typed && match?.state !== 'finished' && resultOf(typed.result, match?.best_of ?? 5);
    if (!match || !result) continue;
    shown.set(_id, finished(match, result));
    const next = winnerGoesOn(match, result.winner, (id) => shown.get(id));
    if (next) shown.set(next._id, next);
  }
  return [...shown.values()];
}

/** The next match of a winner with them in it, ready once both of its players are known. */
export function winnerGoesOn(
  match: EntryMatch,
  winner: Side | null | undefined,
  matchWith: (id: string) => EntryMatch | undefined,
): EntryMatch | undefined {
  const next = match.next && matchWith(match.next.match_id);
  return match.next && next && winner ? withPlayer(next, match.next.side, match[winner]) : undefined;
}

function withPlayer(match: EntryMatch, side: Side, player: EntryMatch['a']): EntryMatch {
  const filled = { ...match, [side]: player };
  const isReady = match.state === 'waiting' && filled.a !== null && filled.b !== null;
  return isReady ? { ...filled, state: 'enrolled' } : filled;
}

function resultOf(
  { outcome = 'played', sets, winner }: SheetResult,
  bestOf: BestOf,
): MatchResult | undefined {
  const read =
    outcome === 'played'
      ? resultFromSets(sets, bestOf)
      : resultFromOutcome({ outcome, played: sets, ...(winner && { winner }) }, bestOf);
  return read.ok ? read.value : undefined;
}

const finished = (match: EntryMatch, { outcome, winner, sets }: MatchResult): EntryMatch => ({
  ...match,
  state: 'finished',
  outcome,
  winner: winner ?? null,
  sets: [...sets],
  sets_won: {
    a: sets.filter((set) => setWinner(set) === 'a').length,
    b: sets.filter((set) => setWinner(set) === 'b').length,
  },
});
