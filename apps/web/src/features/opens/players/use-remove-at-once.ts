import {
  enrol,
  getOpen,
  type Inscription,
  listEntrants,
  listInscriptions,
  type OpenPage,
  removeInscription,
  setInscription,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';

/**
 * Whether removing somebody can be undone: before the draw, by users who may register others (or the guest),
 * and if nobody else gets the place meanwhile.
 */
export const canUndoRemoval = (open: OpenPage, { state, player }: Inscription): boolean =>
  open.may.add &&
  (open.may.enrol_others || player.guest) &&
  (state === 'waiting' || (open.waiting_count === 0 && state !== 'absent'));

/** Removes a player from an open before the draw; the notification offers undo for a while. */
export function useRemoveAtOnce(open: OpenPage) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const params = { id: open._id };
  const again = () => invalidate(client, listInscriptions, getOpen, listEntrants);
  const putBack = async (gone: Inscription) => {
    const back = await call(enrol, {
      params,
      body: {
        player_id: gone.player._id,
        consent: { confirmed: true },
        ...(gone.functional_diversity && { functional_diversity: true }),
      },
    });
    if (gone.checked_in && back.state !== 'present' && open.may.receive)
      await call(setInscription, {
        params: { ...params, inscription_id: gone._id },
        body: { state: 'present' },
      });
    await again();
  };
  return useWrite({
    overlaps: true,
    write: ({ _id }: Inscription) =>
      call(removeInscription, { params: { ...params, inscription_id: _id }, body: {} }),
    onSuccess: async (_, gone) => {
      notifyRemoved(t('players.removed', { name: gone.player.name }), {
        undo: () => putBack(gone),
        subtitle: gone.state === 'waiting' ? t('players.removedWaiting') : undefined,
      });
      await again();
    },
  });
}
