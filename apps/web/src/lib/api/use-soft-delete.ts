import type { AnswerOf, Route } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { Listing } from '#ui/list/listing.ts';
import { call } from './client.ts';
import { notifyRemoved } from './undo.ts';
import { useWrite } from './use-write.ts';

type Row = { readonly _id: string; readonly version: number };

type Words<R extends Route> = {
  readonly done: string;
  /** What else happened as a result. */
  readonly details?: (answer: AnswerOf<R>) => string | undefined;
};

/** Deletes a row on the server and then on the screen, and offers undo. */
export function useSoftDelete<R extends Route>(
  { remove, restore }: { readonly remove: R; readonly restore: Route },
  list: Pick<Listing<never>, 'removeRow'>,
  { done, details }: Words<R>,
) {
  const client = useQueryClient();
  return useWrite({
    write: ({ _id: id, version }: Row) => call<Route>(remove, { params: { id }, version }),
    onSuccess: (answer, { _id: id }) => {
      list.removeRow(id);
      const undo = () => call(restore, { params: { id } }).then(() => client.invalidateQueries());
      notifyRemoved(done, { undo, subtitle: details?.(answer as AnswerOf<R>) });
    },
  });
}
