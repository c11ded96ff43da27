import { keptAnswer, sizeOf, type KeptAnswer } from './kept-answer.ts';
import { leastRecent } from './least-recent.ts';
import type { RingingTable, TableChanges } from './table-changes.ts';

/** A fresh answer, and the last instant at which it is valid if nothing changes. */
export type Made = { readonly body: string; readonly until: Date };

/** The tables an answer depends on, and the time of the request. */
type Asked = { readonly tables: readonly RingingTable[]; readonly now: Date };

/** An in-memory cache of answers shared by many viewers, by query. */
export type SharedAnswers = {
  /** An answer that is still valid, or one being computed from current data. */
  find(key: string, asked: Asked): KeptAnswer | Promise<KeptAnswer> | undefined;
  /** Computes an answer, and keeps it unless its tables changed in the meantime. */
  make(key: string, asked: Asked, make: () => Promise<Made>): Promise<KeptAnswer>;
};

type Entry = {
  /** When its computation began: it may lack later changes. */
  readonly since: number;
  readonly answer: KeptAnswer | Promise<KeptAnswer>;
  readonly until: number;
  readonly size: number;
};

const usualSize = 16 * 1024 * 1024;
/** The overhead of an entry in bytes. */
const overhead = 400;

/** Caches answers up to a total size; one of an eighth of that or more is not kept. */
export function shareAnswers(changes: TableChanges, most: number = usualSize): SharedAnswers {
  const entries = leastRecent<Entry>(most);
  const isTrue = ({ since, until }: Pick<Entry, 'since' | 'until'>, { tables, now }: Asked) =>
    until >= now.getTime() && changes.unchanged(tables, since);
  return {
    find(key, asked) {
      const entry = entries.get(key);
      if (entry && isTrue(entry, asked)) return entry.answer;
      entries.drop(key);
      return undefined;
    },
    async make(key, asked, make) {
      const since = changes.now;
      const making = entryOf(make(), since, key);
      const pending = { since, until: Infinity, size: overhead, answer: making.then(({ answer }) => answer) };
      pending.answer.catch(() => undefined); // Thrown below, to the request that makes it.
      entries.put(key, pending);
      try {
        const entry = await making;
        if (entries.get(key) === pending && entry.size < most / 8 && isTrue(entry, asked))
          entries.put(key, entry);
        return entry.answer;
      } finally {
        if (entries.get(key) === pending) entries.drop(key);
      }
    },
  };
}

async function entryOf(made: Promise<Made>, since: number, key: string) {
  const { body, until } = await made;
  const answer = keptAnswer(body);
  return { since, answer, until: until.getTime(), size: sizeOf(answer) + 2 * key.length + overhead };
}
