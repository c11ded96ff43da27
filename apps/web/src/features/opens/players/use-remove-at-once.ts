import { type Inscription, type OpenPage, removeInscription } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useNotifyLeft } from '#lib/inscriptions/use-notify-left.ts';
import { useWrite } from '#lib/api/use-write.ts';

/** Whether removing somebody can be undone exactly: before the draw, and if nobody else gets the place meanwhile. */
export const canUndoRemoval = (open: OpenPage, { state }: Inscription): boolean =>
  open.may.add && (state === 'waiting' || state === 'absent' || open.waiting_count === 0);

/** Removes a player from an open before the draw; the notification offers undo for a while. */
export function useRemoveAtOnce(open: OpenPage) {
  const { t } = useTranslation('opens');
  const notifyLeft = useNotifyLeft();
  return useWrite({
    overlaps: true,
    write: ({ _id }: Inscription) =>
      call(removeInscription, { params: { id: open._id, inscription_id: _id }, body: {} }),
    onSuccess: (_, { _id, state, player }) =>
      notifyLeft(t('players.removed', { name: player.name }), { open: open._id, inscription: _id, state }),
  });
}
