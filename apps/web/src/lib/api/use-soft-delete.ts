import type { AnswerOf, Route } from '@topspin/contract';
import { call } from './client.ts';
import { type ListOfItems, takeOutRow } from './list-rows.ts';
import { notifyRemoved } from './undo.ts';
import { useWrite } from './use-write.ts';
import { queries } from './query.ts';

type Item = { readonly _id: string; readonly version: number };

type Deletion<R extends Route> = ListOfItems & { readonly remove: R; readonly restore: Route };

type Words<R extends Route> = {
  readonly done: string;
  /** What else happened as a result. */
  readonly details?: (answer: AnswerOf<R>) => string | undefined;
};

/** Deletes an item on the server and then in its lists, and offers undo, which puts it back where it was. */
export function useSoftDelete<R extends Route>(
  { remove, restore, ...of }: Deletion<R>,
  { done, details }: Words<R>,
) {
  return useWrite({
    write: ({ _id: id, version }: Item) => call<Route>(remove, { params: { id }, version }),
    onSuccess: (answer, { _id: id }) => {
      const putBack = takeOutRow(of, id);
      const undo = async () => {
        await call(restore, { params: { id } });
        await putBack();
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== of.list.name });
      };
      notifyRemoved(done, { undo, subtitle: details?.(answer as AnswerOf<R>) });
    },
  });
}
