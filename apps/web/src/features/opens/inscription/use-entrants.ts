import {
  type Entrants,
  enrol,
  enrolEntrants,
  getOpen,
  listEntrants,
  listInscriptions,
  listMyInscriptions,
  listOpens,
  removeInscription,
} from '@topspin/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

/** The user's player and those they administer, with their registrations in an open. */
export const useEntrants = (openId: string, enabled = true) =>
  useQuery({ ...apiQuery(listEntrants, { params: { id: openId } }), enabled });

/** Reloads everything that shows who is in an open. */
const again = (client: QueryClient) =>
  invalidate(client, listEntrants, getOpen, listInscriptions, listOpens, listMyInscriptions);

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
      await again(client);
    },
    onError: () => void invalidate(client, listEntrants),
  });
}

type Leaving = {
  readonly inscription: string;
  readonly player: string;
  /** Of somebody else. */
  readonly name: string | null;
  /** Whether functional diversity was declared for it, with the consent that it asks for. */
  readonly declares: boolean;
};

/** Withdraws a player; the notification offers undo for a while. */
export function useLeave(id: string) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const comeBack = async ({ player, declares }: Leaving) => {
    const consents = {
      consent: { confirmed: true as const },
      ...(declares && { functional_diversity: true }),
    };
    await call(enrol, { params: { id }, body: { player_id: player, ...consents } });
    await again(client);
  };
  return useWrite({
    write: ({ inscription }: Leaving) =>
      call(removeInscription, { params: { id, inscription_id: inscription } }),
    onSuccess: async (_, leaving) => {
      const { name } = leaving;
      notifyRemoved(name === null ? t('inscription.left') : t('entrants.left', { name }), {
        undo: () => comeBack(leaving),
      });
      await again(client);
    },
  });
}
