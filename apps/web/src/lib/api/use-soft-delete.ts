import type { Route } from '@topspin/contract';
import type { Listing } from '#ui/list/listing.ts';
import { notify } from '#ui/notify/notifications.ts';
import { call } from './client.ts';
import { useWrite } from './use-write.ts';

type Row = { readonly _id: string; readonly version: number };

/** Takes a row out of a list on the server and then on the screen. */
export const useSoftDelete = (route: Route, list: Pick<Listing<never>, 'removeRow'>, done: string) =>
  useWrite({
    write: ({ _id: id, version }: Row) => call(route, { params: { id }, version }),
    onSuccess: (_, { _id }) => {
      list.removeRow(_id);
      notify('success', done);
    },
  });
