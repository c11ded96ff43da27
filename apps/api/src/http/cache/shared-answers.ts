import { hash } from 'node:crypto';
import { leastRecent } from './least-recent.ts';
import type { RingingTable, TableChanges } from './table-changes.ts';

/** An answer as it goes out, and the tag by which a client says that it has it. */
export type KeptAnswer = { readonly body: Buffer; readonly etag: string };

/** An answer that was just made, and the last instant at which it is true if nothing changes. */
export type Made = { readonly body: string; readonly until: Date };

/** What an answer is made from, and when it is asked for. */
type Asked = { readonly tables: readonly RingingTable[]; readonly now: Date };

/** Answers that are the same for many, kept in memory by what was asked. */
export type SharedAnswers = {
  /** An answer that is still true, or one that is being made from what is there now. */
  find(key: string, asked: Asked): KeptAnswer | Promise<KeptAnswer> | undefined;
  /** Makes an answer, and keeps it unless what it was made from has changed meanwhile. */
  make(key: string, asked: Asked, make: () => Promise<Made>): Promise<KeptAnswer>;
};

type Entry = {
  /** When its making began: a change after that may not be in it. */
  readonly since: number;
  readonly answer: KeptAnswer | Promise<KeptAnswer>;
  readonly until: number;
  readonly size: number;
};

const usualSize = 16 * 1024 * 1024;
/** What an entry takes beside its bytes. */
const overhead = 400;

/** Keeps answers up to so many bytes; one of an eighth of that or more is not kept. */
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
      pending.answer.catch(() => undefined); // Thrown below, for whoever makes it.
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
  const answer = tagged(body);
  return { since, answer, until: until.getTime(), size: answer.body.length + 2 * key.length + overhead };
}

function tagged(text: string): KeptAnswer {
  const body = Buffer.from(text);
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"` };
}
