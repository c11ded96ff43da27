import {
  countPending,
  getOpen,
  listInscriptions,
  listMyPlayInvitations,
  listOpens,
  listSeekers,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { isProblem, type Problem } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { notify, undoLasts } from '#ui/notify/notifications.ts';
import { useInvite } from './add/use-invite.ts';
import { notifyEnrolled } from './notify-enrolled.ts';
import { entryItem } from './queue/entry.ts';
import { sendEnrol } from './queue/send-entry.ts';

type Wanted = {
  readonly playerId: string;
  readonly name: string;
  /** Registering one's own player needs no separate consent. */
  readonly own?: boolean;
};

/** Whether only the person may hear if they fit, so that an organiser can do no more than invite them. */
const isForPerson = (error: Error): error is Problem =>
  isProblem(error, 'inscription.ageAtLimit', 'inscription.genderAskedOften');

/** Registers a player in an open, with the ticked consent if it is somebody else; offline it waits on the device. */
export function useEnrol(openId: string) {
  const { t } = useTranslation('opens');
  const invite = useInvite(openId);
  return useWrite({
    write: ({ playerId, name, own = false }: Wanted, id) => {
      const item = entryItem({ act: 'enrol', openId, player: playerId, own }, { id, person: name });
      return sendOrQueue([item], (signal) => sendEnrol(item, signal));
    },
    showsError: isForPerson,
    onError: (error, { playerId, name }) => {
      if (!isForPerson(error)) return;
      const { message, message2 } = error.body?.errors ?? { message: error.message };
      notify('warning', `${name}: ${message}`, {
        subtitle: message2,
        action: { label: t('invitations.invite'), run: () => invite.mutate({ playerId, name }) },
        duration: undoLasts,
      });
    },
    onSuccess: async (inscription) => {
      if (inscription === null) return;
      notifyEnrolled(inscription);
      await invalidate(
        listInscriptions,
        getOpen,
        listOpens,
        listMyPlayInvitations,
        listSeekers,
        countPending,
      );
    },
  });
}
