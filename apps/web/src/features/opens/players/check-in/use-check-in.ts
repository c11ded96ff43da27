import { type Inscription } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queueCheckIn } from '../../queue/check-ins.ts';
import { inscriptionsKey } from '../use-inscriptions.ts';

/** Checks players in or out at once on the screen; the device sends it, now or when there is a line. */
export function useCheckIn(openId: string) {
  const client = useQueryClient();
  return useCallback(
    (inscription: Inscription, present: boolean) => {
      const known = client.getQueryData<readonly Inscription[]>(inscriptionsKey(openId));
      queueCheckIn(openId, known?.find(({ _id }) => _id === inscription._id) ?? inscription, present);
    },
    [client, openId],
  );
}
