import {
  countPending,
  enrol,
  getOpen,
  listInscriptions,
  listMyPlayInvitations,
  listOpens,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notifyEnrolled } from './notify-enrolled.ts';

type Wanted = {
  readonly playerId: string;
  /** Registering one's own player needs no separate consent. */
  readonly own?: boolean;
};

/** Registers a player in an open, with the ticked consent if it is somebody else. */
export function useEnrol(openId: string) {
  const client = useQueryClient();
  return useWrite({
    write: ({ playerId, own = false }: Wanted, idempotencyKey) =>
      call(enrol, {
        params: { id: openId },
        idempotencyKey,
        body: { player_id: playerId, ...(own ? {} : { consent: { confirmed: true as const } }) },
      }),
    onSuccess: async (inscription) => {
      notifyEnrolled(inscription);
      await invalidate(client, listInscriptions, getOpen, listOpens, listMyPlayInvitations, countPending);
    },
  });
}
