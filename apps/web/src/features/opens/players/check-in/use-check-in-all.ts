import type { Inscription } from '@topspin/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, undoLasts } from '#ui/notify/notifications.ts';
import { queueCheckIns } from '../queue/check-ins.ts';

/** Above this, reception is a tap for each player who arrives. */
export const mostAtOnce = 64;

/** Checks in everybody who is missing, as where all are seen in the room. It can be undone. */
export function useCheckInAll(openId: string) {
  const { t } = useTranslation(['opens', 'common']);
  return useCallback(
    (missing: readonly Inscription[]) => {
      queueCheckIns(openId, missing, true);
      const run = () => {
        queueCheckIns(openId, missing, false);
        notify('success', t('common:undone'));
      };
      notify('success', t('opens:players.allCheckedIn', { count: missing.length }), {
        action: { label: t('common:undo'), run },
        duration: undoLasts,
      });
    },
    [openId, t],
  );
}
