import { keptAnswer, sizeOf, type KeptAnswer } from './kept-answer.ts';
import { madeOnce } from './made-once.ts';
import type { RingingTable, TableChanges } from './table-changes.ts';

/** A fresh answer, and the last instant at which it is valid if nothing changes. */
export type FreshAnswer = { readonly body: string; readonly until: Date };

/** The tables an answer depends on, and the time of the request. */
type AnswerRequest = { readonly tables: readonly RingingTable[]; readonly now: Date };

/** An in-memory cache of answers shared by many viewers, by query. */
export type SharedAnswers = {
  /** An answer that is still valid, or one being computed from current data. */
  find(key: string, asked: AnswerRequest): KeptAnswer | Promise<KeptAnswer> | undefined;
  /** Computes an answer, and keeps it unless its tables changed in the meantime. */
  make(key: string, asked: AnswerRequest, make: () => Promise<FreshAnswer>): Promise<KeptAnswer>;
};

const usualSize = 16 * 1024 * 1024;
/** The overhead of an entry in bytes. */
const overhead = 400;

/** Caches answers up to a total size; one of an eighth of that or more is not kept. */
export function shareAnswers(changes: TableChanges, most: number = usualSize): SharedAnswers {
  const answers = madeOnce<KeptAnswer>(most, overhead);
  const isTrue = (since: number, until: number, { tables, now }: AnswerRequest) =>
    until >= now.getTime() && changes.unchanged(tables, since);
  return {
    find: (key, asked) => answers.find(key, (since = 0, until) => isTrue(since, until, asked)),
    make(key, asked, make) {
      const since = changes.now;
      return answers.make(key, { since }, async () => {
        const { body, until } = await make();
        const value = keptAnswer(body);
        const size = sizeOf(value) + 2 * key.length;
        const passing = size >= most / 8 || !isTrue(since, until.getTime(), asked);
        return { value, size, until, passing };
      });
    },
  };
}
