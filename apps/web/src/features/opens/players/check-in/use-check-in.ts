import { getOpen, type Inscription, listInscriptions, setInscription } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { inscriptionsKey } from '../use-inscriptions.ts';

type CheckIn = { readonly inscription: Inscription; readonly present: boolean };

/** Checks players in or out, optimistically; reverted if the server refuses. */
export function useCheckIn(openId: string, { overlaps = false } = {}) {
  const client = useQueryClient();
  const key = inscriptionsKey(openId);
  const put = (changed: Inscription) =>
    client.setQueryData<readonly Inscription[]>(key, (known) =>
      known?.map((inscription) => (inscription._id === changed._id ? changed : inscription)),
    );
  return useWrite({
    overlaps,
    write: ({ inscription, present }: CheckIn) =>
      call(setInscription, {
        params: { id: openId, inscription_id: inscription._id },
        body: {
          state: present ? 'present' : inscription.waiting_position === null ? 'registered' : 'waiting',
        },
      }),
    onMutate: async ({ inscription, present }) => {
      await client.cancelQueries({ queryKey: key });
      put({ ...inscription, state: present ? 'present' : 'registered' });
    },
    onSuccess: (changed) => put(changed),
    onError: (_, { inscription }) => {
      put(inscription);
      void invalidate(client, listInscriptions, getOpen);
    },
  });
}
