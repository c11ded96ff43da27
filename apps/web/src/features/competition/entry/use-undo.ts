import { type MatchPage, takeResultBack } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import type { Entry } from './entry-queue.ts';
import { reloadResults, showResult } from './use-sending-results.ts';

type Done = { readonly entry: Entry; readonly version: number };

/** Takes back the results entered here, the last one first. One that is still being sent is taken back once it has arrived. */
export function useUndo(isWaiting: boolean, onUndone: (entry: Entry) => void) {
  const client = useQueryClient();
  const [done, setDone] = useState<readonly Done[]>([]);
  const wanted = useRef(false);
  const write = useWrite({
    write: ({ entry, version }: Done) => call(takeResultBack, { params: { id: entry.match_id }, version }),
    onMutate: (last) => setDone((all) => all.filter((one) => one !== last)),
    onSuccess: async (match, { entry }) => {
      await showResult(client, match);
      onUndone(entry);
    },
    onSettled: () => reloadResults(client),
  });
  const last = done.at(-1);
  return {
    can: last !== undefined || isWaiting,
    busy: write.isPending,
    undo: () => {
      if (isWaiting) wanted.current = true;
      else if (last) write.mutate(last);
    },
    /** An entry has arrived at the server. */
    acknowledge: (entry: Entry, { version }: MatchPage) => {
      const one = { entry, version };
      if (wanted.current) write.mutate(one);
      else setDone((all) => [...all, one]);
      wanted.current = false;
    },
  };
}
