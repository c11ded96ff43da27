import { getOpen, listInscriptions, listOpens, type OpenPage, transitionOpen } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { isAlreadyThere } from '#lib/api/was-first.ts';
import { notifyMeanwhile } from '#lib/api/problem-words.tsx';
import { useWrite } from '#lib/api/use-write.ts';
import { dismiss } from '#ui/notify/notifications.ts';

export type Move = { readonly to: OpenState; readonly reason?: string; readonly confirmed?: boolean };

/** Moves an open to another state and reloads what depends on it. */
export function useTransition(open: Pick<OpenPage, '_id'>) {
  return useWrite({
    write: (body: Move) => call(transitionOpen, { params: { id: open._id }, body }),
    onSuccess: async (moved) => {
      // An undo that is still on offer, as of a check-in, belongs to the state before.
      dismiss();
      queries.setQueryData(apiQuery(getOpen, { params: { id: open._id } }).queryKey, moved);
      await invalidate(listOpens, listInscriptions);
    },
    // Somebody else may have moved it: the page shows its current state.
    onError: (error) => {
      void invalidate(getOpen, listInscriptions);
      if (isAlreadyThere(error)) notifyMeanwhile(error);
    },
    // The button's own dialog asks about it: see `CloseReceptionDialog` and `FinishDialog`.
    showsError: (error) =>
      isAlreadyThere(error) || isProblem(error, 'open.tooFewPlayers', 'open.conflictsUndecided'),
  });
}
