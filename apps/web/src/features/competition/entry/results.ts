import { type Group, type MatchPage, putResult } from '@topspin/contract';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#lib/api/client.ts';
import { isRefused } from '#lib/api/problem.ts';
import type { Item, NewItem } from '#lib/outbox/item.ts';
import { remove } from '#lib/outbox/outbox.ts';
import type { Kind } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import type { Entry, EntryMatch } from './entry-queue.ts';
import { reloadResults, showResult } from './show-result.ts';

export type WaitingResult = Item<Entry>;

const kind = 'results';

const isResult = (item: Item): item is WaitingResult => item.kind === kind;

/** Items of the order of a group are results. */
export const asResults = (items: readonly Item[]): readonly WaitingResult[] => items.filter(isResult);

/** The order of a group's results in the outbox: a semi-final arrives before the final. */
export const orderOfResults = (groupId: string): string => `results:${groupId}`;

/** A result to be queued from the page that is open; its id is the `Idempotency-Key`. */
export const resultItem = (
  { _id, open, name }: Pick<Group, '_id' | 'open' | 'name'>,
  { a, b }: Pick<EntryMatch, 'a' | 'b'>,
  body: Entry,
): NewItem<Entry> => ({
  id: randomId(),
  kind,
  order: orderOfResults(_id),
  after: null,
  about: {
    title: `${open.name} · ${name}`,
    path: location.pathname,
    change: { person: [a?.name, b?.name].filter(Boolean).join(' – '), act: 'result' },
  },
  body,
});

type Hear = (item: WaitingResult, match: MatchPage) => void;

const listeners = new Set<Hear>();

/** Calls back when the server has a result that this page sent. */
export function useHearSaved(hear: Hear): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listener: Hear = (item, match) => heard(item, match);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** A connection that takes longer is given up and tried again. */
const longest = 15_000;

/** Sends results one by one: a refusal concerns one match, and does not hold up the others. */
export const results: Kind = {
  atMost: 1,
  send: async (items) => {
    for (const item of items.filter(isResult)) {
      const { matchId: id, result: body } = item.body;
      const signal = AbortSignal.timeout(longest);
      try {
        const match = await call(putResult, { params: { id }, body, idempotencyKey: item.id, signal });
        await showResult(match, () => {
          for (const hear of listeners) hear(item, match);
          remove([item.id]);
        });
        void reloadResults();
      } catch (problem) {
        if (isRefused(problem)) void reloadResults();
        throw problem;
      }
    }
    return undefined;
  },
};
