import { type Inscription, setInscription } from '@topspin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { useProblemWords } from '#ui/error-words.ts';
import { notify } from '#ui/notifications.ts';
import { inscriptionsKey } from './use-inscriptions.ts';

type CheckIn = { readonly inscription: Inscription; readonly present: boolean };

/** Marks a player as present, or takes it back; seen at once, and put back when the server refuses. */
export function useCheckIn(openId: string) {
  const client = useQueryClient();
  const words = useProblemWords();
  const key = inscriptionsKey(openId);
  const put = (changed: Inscription) =>
    client.setQueryData<readonly Inscription[]>(key, (known) =>
      known?.map((inscription) => (inscription._id === changed._id ? changed : inscription)),
    );
  return useMutation({
    mutationFn: ({ inscription, present }: CheckIn) =>
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
    onError: (error, { inscription }) => {
      put(inscription);
      notify('error', words(error).title, { subtitle: words(error).hint });
    },
  });
}
