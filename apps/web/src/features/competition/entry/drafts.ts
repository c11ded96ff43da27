import { useEffect } from 'react';
import { createStoredLists } from '#lib/stored-lists/stored-lists.ts';

type Draft = {
  /** The key of its place. */
  readonly at: string;
  readonly line: string;
  readonly since: number;
};

const isDraft = (item: unknown): item is Draft =>
  typeof item === 'object' &&
  item !== null &&
  'at' in item &&
  typeof item.at === 'string' &&
  'line' in item &&
  typeof item.line === 'string' &&
  'since' in item &&
  typeof item.since === 'number';

const stored = createStoredLists(isDraft);

const lifetime = 24 * 60 * 60 * 1000;

/** Lines typed into the grid or bracket of a group and not complete yet. They survive a reload, for a day. */
export function useDrafts(groupId: string) {
  const name = `drafts.${groupId}`;
  const drafts = stored.use(name);
  useEffect(() => {
    const all = stored.read(name);
    const fresh = all.filter(({ since }) => Date.now() - since < lifetime);
    if (fresh.length < all.length) stored.write(name, fresh);
  }, [name]);
  return {
    at: (at: string): string | undefined => drafts.find((one) => one.at === at)?.line,
    keep: (at: string, line: string | undefined): void => {
      const others = stored.read(name).filter((one) => one.at !== at);
      const isEmpty = line === undefined || line.trim() === '';
      if (isEmpty && others.length === stored.read(name).length) return;
      stored.write(name, isEmpty ? others : [...others, { at, line, since: Date.now() }]);
    },
  };
}
