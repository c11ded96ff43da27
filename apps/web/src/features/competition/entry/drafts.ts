import { useState } from 'react';
import { keepDraft, onDevice, readDraft } from '#ui/draft/drafts.ts';

/** A line that was typed, and the score that its match had then. */
type Typed = { readonly line: string; readonly over: string };

type Lines = Readonly<Record<string, Typed>>;

const isTyped = (item: unknown): item is Typed =>
  typeof item === 'object' &&
  item !== null &&
  'line' in item &&
  typeof item.line === 'string' &&
  'over' in item &&
  typeof item.over === 'string';

const draftOf = (groupId: string) => onDevice(`lines:${groupId}`);

const readLines = (groupId: string): Lines =>
  Object.fromEntries(
    Object.entries(readDraft(draftOf(groupId))).flatMap(([place, item]) =>
      isTyped(item) ? [[place, item]] : [],
    ),
  );

/** Lines typed into the grid or bracket of a group and not complete yet, each by the key of its place. They survive a reload. */
export function useDrafts(groupId: string) {
  const [lines, setLines] = useState(() => readLines(groupId));
  return {
    /** The line that was typed over this score. */
    over: (place: string, score: string): string | undefined =>
      lines[place]?.over === score ? lines[place].line : undefined,
    /** A line that was typed over another score: somebody else has entered this one meanwhile. */
    outdated: (place: string, score: string): string | undefined =>
      lines[place]?.over === score ? undefined : lines[place]?.line,
    keep: (place: string, line: string | undefined, score: string): void => {
      // Another tab may have added to them.
      const { [place]: before, ...others } = readLines(groupId);
      const isEmpty = line === undefined || line.trim() === '';
      if (isEmpty && before === undefined) return;
      const kept = isEmpty ? others : { ...others, [place]: { line, over: score } };
      keepDraft(draftOf(groupId), kept);
      setLines(kept);
    },
  };
}
