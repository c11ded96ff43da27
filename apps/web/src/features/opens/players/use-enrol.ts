import { countPending, getOpen, listInscriptions, listMyPlayInvitations, listOpens } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { notifyEnrolled } from './notify-enrolled.ts';
import { entryItem } from './queue/entry.ts';
import { sendEnrol } from './queue/send-entry.ts';

type Wanted = {
  readonly playerId: string;
  readonly name: string;
  /** Registering one's own player needs no separate consent. */
  readonly own?: boolean;
};

/** Registers a player in an open, with the ticked consent if it is somebody else; without a line it waits on the device. */
export function useEnrol(openId: string) {
  const client = useQueryClient();
  return useWrite({
    write: ({ playerId, name, own = false }: Wanted, id) => {
      const item = entryItem({ act: 'enrol', openId, player: playerId, own }, { id, person: name });
      return sendOrQueue([item], (signal) => sendEnrol(item, signal));
    },
    onSuccess: async (inscription) => {
      if (inscription === null) return;
      notifyEnrolled(inscription);
      await invalidate(client, listInscriptions, getOpen, listOpens, listMyPlayInvitations, countPending);
    },
  });
}
