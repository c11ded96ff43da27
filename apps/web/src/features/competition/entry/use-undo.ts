import { type MatchPage, takeResultBack } from '@topspin/contract';
import { useRef, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { isUnsent } from '#lib/outbox/attempted.ts';
import { remove } from '#lib/outbox/outbox.ts';
import type { Entry } from './entry-queue.ts';
import { useHearSaved, type WaitingResult } from './results.ts';
import { reloadResults, showResult } from './show-result.ts';

type Done = { readonly item: WaitingResult; readonly version: number };

/**
 * Takes back the results entered here, the last one first: one that has not left the device at once, one that is being sent as soon as
 * it has arrived.
 */
export function useUndo(waiting: readonly WaitingResult[], onUndone: (entry: Entry) => void) {
  const [done, setDone] = useState<readonly Done[]>([]);
  const wanted = useRef<string>(undefined);
  const write = useWrite({
    write: ({ item, version }: Done) => call(takeResultBack, { params: { id: item.body.matchId }, version }),
    onMutate: (last) => setDone((all) => all.filter((one) => one !== last)),
    onSuccess: async (match, { item }) => {
      await showResult(match);
      onUndone(item.body);
    },
    onSettled: reloadResults,
  });
  useHearSaved((item, { version }: MatchPage) => {
    const one = { item, version };
    if (wanted.current === item.id) write.mutate(one);
    else setDone((all) => [...all, one]);
  });
  const last = done.at(-1);
  const lastWaiting = waiting.at(-1);
  return {
    can: last !== undefined || lastWaiting !== undefined,
    busy: write.isPending,
    undo: () => {
      if (lastWaiting === undefined) {
        if (last) write.mutate(last);
      } else if (isUnsent(lastWaiting)) {
        remove([lastWaiting.id]);
        onUndone(lastWaiting.body);
      } else wanted.current = lastWaiting.id;
    },
  };
}
