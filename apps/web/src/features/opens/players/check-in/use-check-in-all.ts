import { getOpen, type Inscription, listInscriptions, setInscription } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';

/** Above this, reception is a tap for each player who arrives. */
export const mostAtOnce = 64;

/** Checks in everybody who is missing, one after the other, as where all are seen in the room. It can be undone. */
export function useCheckInAll(openId: string) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const setAll = async (missing: readonly Inscription[], state: 'present' | 'registered') => {
    try {
      for (const { _id } of missing) {
        await call(setInscription, { params: { id: openId, inscription_id: _id }, body: { state } });
      }
    } finally {
      await invalidate(client, listInscriptions, getOpen);
    }
  };
  return useWrite({
    write: (missing: readonly Inscription[]) => setAll(missing, 'present'),
    onSuccess: (_, missing) =>
      notifyRemoved(t('players.allCheckedIn', { count: missing.length }), {
        undo: () => setAll(missing, 'registered'),
      }),
  });
}
