import { invitePlayer, listPlayInvitations } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

type Wanted = { readonly playerId: string; readonly name: string };

/** Invites a player, who is registered on accepting. */
export function useInvite(openId: string) {
  const { t } = useTranslation('opens');
  return useWrite({
    write: ({ playerId }: Wanted, idempotencyKey) =>
      call(invitePlayer, { params: { id: openId }, idempotencyKey, body: { player_id: playerId } }),
    onSuccess: async (_, { name }) => {
      notify('success', t('invitations.sent', { name }));
      await invalidate(listPlayInvitations);
    },
  });
}

const shown = 100;

/** Pending invitations to play. */
export const useInvitations = (openId: string) =>
  useInfiniteList(listPlayInvitations, { params: { id: openId }, query: { itemsPerPage: shown } });
