import { getOpen, listInscriptions, listOpens, type OpenPage, transitionOpen } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { useProblemWords } from '#ui/error-words.ts';
import { notify } from '#ui/notifications.ts';

export type Move = { readonly to: OpenState; readonly reason?: string; readonly confirmed?: boolean };

/** Moves an open to another state and reads again what depends on it. */
export function useTransition(open: OpenPage) {
  const client = useQueryClient();
  const words = useProblemWords();
  return useMutation({
    mutationFn: (body: Move) => call(transitionOpen, { params: { id: open._id }, body }),
    onSuccess: async (moved) => {
      client.setQueryData(apiQuery(getOpen, { params: { id: open._id } }).queryKey, moved);
      await invalidate(client, listOpens, listInscriptions);
    },
    onError: (error) => {
      // Asked about where the button is: see `CloseReceptionDialog`.
      if (isProblem(error, 'open.tooFewPlayers')) return;
      notify('error', words(error).title, { subtitle: words(error).hint });
    },
  });
}
