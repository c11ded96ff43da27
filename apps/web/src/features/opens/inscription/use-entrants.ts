import {
  type Entrants,
  enrolEntrants,
  getOpen,
  type Inscription,
  listEntrants,
  removeInscription,
} from '@topspin/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { reloadInscriptions, useNotifyLeft } from '#lib/inscriptions/use-notify-left.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

/** The user's player and those they administer, with their registrations in an open. */
export const useEntrants = (openId: string, enabled = true) =>
  useQuery({ ...apiQuery(listEntrants, { params: { id: openId } }), enabled });

type Asked = {
  readonly version: string;
  readonly players: readonly { readonly player_id: string; readonly functional_diversity: boolean }[];
};

/** Registers several people with the consent shown for each; the answer updates the screen directly. */
export function useEnrolTogether(openId: string) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const input = { params: { id: openId } };
  return useWrite({
    write: ({ version, players }: Asked) =>
      call(enrolEntrants, {
        ...input,
        body: { text_version: version, players: [...players] },
      }),
    onSuccess: async ({ refused, ...entrants }, { players }) => {
      const count = players.length - refused.length;
      if (count > 0) notify('success', t('entrants.done', { count }));
      client.setQueryData<Entrants>(apiQuery(listEntrants, input).queryKey, entrants);
      await reloadInscriptions(client);
    },
    onError: () => void invalidate(client, listEntrants),
  });
}

type Leaving = {
  readonly inscription: string;
  readonly state?: Inscription['state'];
  /** Of somebody else. */
  readonly name: string | null;
};

/** Withdraws a player; the notification offers undo for a while. */
export function useLeave(id: string) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const notifyLeft = useNotifyLeft();
  return useWrite({
    write: ({ inscription }: Leaving) =>
      call(removeInscription, { params: { id, inscription_id: inscription } }),
    onSuccess: (_, { inscription, state, name }) =>
      notifyLeft(name === null ? t('inscription.left') : t('entrants.left', { name }), {
        open: id,
        inscription,
        state,
      }),
    // The organisers may have closed registration: the page shows what is possible now.
    onError: () => void invalidate(client, listEntrants, getOpen),
  });
}
