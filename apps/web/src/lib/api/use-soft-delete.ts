import type { Route } from '@topspin/contract';
import { useProblemWords } from '#ui/error-words.ts';
import type { Listing } from '#ui/listing.ts';
import { errorLasts, notify } from '#ui/notifications.ts';
import { call } from './client.ts';

type Row = { readonly _id: string; readonly version: number };

/** Takes a row out of a list on the server and then on the screen; says in the snackbar how it went. */
export function useSoftDelete(route: Route, list: Pick<Listing<never>, 'removeRow'>, done: string) {
  const words = useProblemWords();
  return async ({ _id: id, version }: Row): Promise<void> => {
    try {
      await call(route, { params: { id }, version });
      list.removeRow(id);
      notify('success', done);
    } catch (error) {
      const { title, hint } = words(error);
      notify('error', title, { subtitle: hint, duration: errorLasts });
    }
  };
}
