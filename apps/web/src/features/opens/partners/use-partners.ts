import {
  acceptPartner,
  askPartner,
  dissolvePair,
  endAsking,
  listPartnerNews,
  type Seeker,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { reloadInscriptions } from '#domain/inscriptions/use-notify-left.ts';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

const reload = () => Promise.all([invalidate(listPartnerNews), reloadInscriptions()]);

type Named = { readonly _id: string; readonly name: string };

/** Asks somebody to be a player's partner; if both ask each other they are a pair at once. */
export function useAsk(openId: string, playerId: string) {
  const { t } = useTranslation('opens');
  return useWrite({
    write: ({ _id }: Named, idempotencyKey) =>
      call(askPartner, {
        params: { id: openId },
        body: { player_id: playerId, partner_id: _id },
        idempotencyKey,
      }),
    onSuccess: async ({ pair }, { name }) => {
      notify('success', t(pair ? 'partners.made' : 'partners.asked', { name }));
      await reload();
    },
    onError: () => void reload(),
  });
}

/** Accepts to be the partner of who asks; the consent is that of somebody else who is registered by it. */
export function useAccept(openId: string, { player, consent }: Pick<Seeker, 'player' | 'consent'>) {
  const { t } = useTranslation('opens');
  return useWrite({
    write: ({ _id }: Named, idempotencyKey) =>
      call(acceptPartner, {
        params: { id: openId },
        body: {
          player_id: player._id,
          partner_id: _id,
          ...(consent !== null && { consent: { confirmed: true } }),
        },
        idempotencyKey,
      }),
    onSuccess: async (_, { name }) => {
      notify('success', t('partners.made', { name }));
      await reload();
    },
    onError: () => void reload(),
  });
}

/** Ends a pair, of which the viewer answers for one. */
export function usePart(openId: string) {
  const { t } = useTranslation('opens');
  return useWrite({
    write: ({ _id }: Named) => call(dissolvePair, { params: { id: openId, pair_id: _id } }),
    onSuccess: async (_, { name }) => {
      notify('success', t('partners.didPart', { name }));
      await reload();
    },
    onError: () => void reload(),
  });
}

type Ended = { readonly id: string; readonly said?: string };

/** Takes back what was asked, declines, or has seen how it ended. */
export function useEnd(openId: string) {
  return useWrite({
    write: ({ id }: Ended) => call(endAsking, { params: { id: openId, invitation_id: id } }),
    onSuccess: async (_, { said }) => {
      if (said !== undefined) notify('success', said);
      await reload();
    },
    onError: () => void reload(),
  });
}
