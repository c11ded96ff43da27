import type { Group } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { useState } from 'react';
import { enqueue } from '#lib/outbox/outbox.ts';
import { useHeld } from '#ui/dialog/unsaved.ts';
import type { ShownDraft } from '#ui/draft/use-kept.ts';
import { scoreOf, type SheetResult } from '../sheet/sheet.ts';
import { useDrafts } from './drafts.ts';
import type { EntryMatch } from './entry-queue.ts';
import { type LineReading, readLine, turned, writeLine } from './line.ts';
import { resultItem } from './results.ts';
import { useUndo } from './use-undo.ts';
import { useWaiting } from './use-waiting.ts';

/** Where a result is entered: a match, from the view of one of its sides. */
export type Spot = { readonly matchId: string; readonly side: Side };

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How the cursor moves over the matches on the screen. */
export type Moves = {
  readonly step: (from: Spot, direction: Direction) => Spot | undefined;
  /** Where to go on after an entry: the next match without a result. */
  readonly next: (from: Spot, matches: readonly EntryMatch[]) => Spot | undefined;
};

export const isSameSpot = (one: Spot | null, other: Spot): boolean =>
  one !== null && one.matchId === other.matchId && one.side === other.side;

export const keyOf = ({ matchId, side }: Spot): string => `${matchId}:${side}`;

const canEnter = ({ state, a, b }: EntryMatch): boolean => state !== 'waiting' && a !== null && b !== null;

export type OutdatedLine = { readonly line: string; readonly draft: ShownDraft };

export type EntryState = ReturnType<typeof useEntry>;

/** Entering the results of a group or a bracket in place. What is typed stays until it is saved or discarded. */
export function useEntry(group: Group, moves: Moves) {
  const { matches, waiting, isLasting, matchesNow, isWaiting, refusedAt, dropRefused } = useWaiting(group);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [line, setLine] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  /** Whether the match was over when its line was opened. A result that has come since is somebody else's, and the server refuses this one. */
  const [corrects, setCorrects] = useState(false);
  const drafts = useDrafts(group._id);
  const [correction, setCorrection] = useState<{ matchId: string; result: SheetResult } | null>(null);
  // What waits outlasts the page, except where the browser stores nothing.
  useHeld(line !== null || (waiting.length > 0 && !isLasting));

  const matchAt = (at: Spot, among = matches) => among.find(({ _id }) => _id === at.matchId);
  const savedLine = (at: Spot): string => {
    const match = matchAt(at);
    return match?.state === 'finished' ? writeLine(match, at.side) : '';
  };
  const scoreAt = (at: Spot): string => {
    const match = matchAt(at);
    return match ? scoreOf(match) : '';
  };
  const draftAt = (at: Spot): string | undefined => {
    const typed = refusedAt(at)?.body;
    return drafts.over(keyOf(at), scoreAt(at)) ?? (typed?.side === at.side ? typed.line : undefined);
  };
  const keepDraft = (at: Spot, text: string | undefined) => drafts.keep(keyOf(at), text, scoreAt(at));
  const type = (text: string) => {
    if (spot) keepDraft(spot, text);
    setLine(text);
    setTried(false);
  };

  const open = (at: Spot, typed?: string, among = matches) => {
    const match = matchAt(at, among);
    if (!match || !canEnter(match)) return;
    setSpot(at);
    setTried(false);
    setCorrects(match.state === 'finished');
    setLine(typed ?? draftAt(at) ?? savedLine(at));
  };
  const focusCell = (at: Spot) =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-spot="${keyOf(at)}"]`)?.focus());
  const close = () => {
    setLine(null);
    setTried(false);
  };

  /** Queues a complete line, or shows what correcting a finished match would change. False if it is not complete. */
  const save = (at: Spot, text: string): boolean => {
    const match = matchAt(at);
    if (!match || text.trim() === '' || text.trim() === savedLine(at)) {
      keepDraft(at, undefined);
      return true;
    }
    const read = readLine(text, match.best_of).result;
    if (!read) return false;
    const result = turned(read, at.side);
    const entry = { matchId: match._id, side: at.side, line: text, result };
    if (match.state === 'finished' && corrects) setCorrection({ matchId: match._id, result });
    // Somebody whose session has just ended keeps the line.
    else if (!enqueue(resultItem(group, match, entry))) return false;
    keepDraft(at, undefined);
    dropRefused(at);
    return true;
  };
  /** Leaves the field: a complete line is saved, another one stays as a draft. */
  const leaveField = () => {
    if (spot && line !== null && !save(spot, line)) keepDraft(spot, line);
    close();
  };

  const outdatedHere = (): OutdatedLine | undefined => {
    if (!spot) return undefined;
    const typed = drafts.outdated(keyOf(spot), scoreAt(spot));
    if (typed === undefined || typed === line) return undefined;
    const discard = () => keepDraft(spot, undefined);
    return { line: typed, draft: { state: 'outdated', discard, undo: () => type(typed) } };
  };

  const undo = useUndo(waiting, ({ matchId, side, line: typed }) => {
    setSpot({ matchId, side });
    setTried(false);
    setCorrects(false);
    setLine(typed);
  });

  return {
    matches,
    spot,
    line,
    tried,
    correction,
    unsent: waiting.length,
    undo,
    open,
    draftAt,
    refusalAt: (at: Spot) => refusedAt(at)?.refusal?.message,
    isWaiting,
    canEnter: (at: Spot) => {
      const match = matchAt(at);
      return match !== undefined && canEnter(match);
    },
    readingAt: (at: Spot): LineReading | undefined => {
      const match = matchAt(at);
      return match && line !== null ? readLine(line, match.best_of) : undefined;
    },
    type,
    /** A line that was typed here over a score that has changed since, as a draft that is offered. */
    outdated: outdatedHere(),
    /** Enter: writes the result and goes on to the next match without one. */
    enter: () => {
      if (!spot || line === null) return;
      if (line.trim() !== '' && !save(spot, line)) {
        setTried(true);
        return;
      }
      const now = matchesNow();
      const upTo = line.trim() === '' ? now : now.filter(({ _id }) => _id !== spot.matchId);
      const next = moves.next(spot, upTo);
      close();
      if (next && next.matchId !== spot.matchId) open(next, undefined, now);
      else focusCell(spot);
    },
    /** Escape: discards what was typed. */
    discard: () => {
      if (!spot) return;
      dropRefused(spot);
      keepDraft(spot, undefined);
      close();
      focusCell(spot);
    },
    leaveField,
    /** Moves the cursor; while typing, the field moves with it. */
    move: (direction: Direction, from: Spot) => {
      const to = moves.step(from, direction);
      if (!to) return;
      const typing = line !== null;
      if (typing) leaveField();
      setSpot(to);
      if (typing && matchAt(to)?.state !== 'finished') open(to);
      else focusCell(to);
    },
    endCorrection: () => setCorrection(null),
  };
}
