import {
  countPending,
  getOpen,
  type Inscription,
  listConsents,
  listEntrants,
  listInscriptions,
  listMyInscriptions,
  listMyPlayInvitations,
  listOpens,
  listPairs,
  listPlayInvitations,
  listRegistrationNotices,
  listRemoved,
  listSeekers,
  restoreInscription,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';

/**
 * Reloads everything that shows who is in an open and with whose consent, and who is invited to it. First the pairs: what is said of a
 * registration stands above them, and would push away a button of a pair that is no more.
 */
export async function reloadInscriptions(): Promise<void> {
  await invalidate(listSeekers, listPairs);
  await invalidate(
    listConsents,
    listEntrants,
    getOpen,
    listInscriptions,
    listOpens,
    listMyInscriptions,
    listMyPlayInvitations,
    listPlayInvitations,
    listRegistrationNotices,
    listRemoved,
    countPending,
  );
}

type Left = {
  readonly open: string;
  readonly inscription: string;
  /** How the registration was: if somebody else has the place by now, undoing says so. */
  readonly state?: Inscription['state'] | undefined;
};

/** After a registration or an invitation has ended: says so, offers to put it back as it was, and reloads what shows it. */
export function useNotifyLeft() {
  const { t } = useTranslation('opens');
  return async (title: string, { open, inscription, state }: Left): Promise<void> => {
    notifyRemoved(title, {
      undo: async () => {
        const back = await call(restoreInscription, { params: { id: open, inscription_id: inscription } });
        await reloadInscriptions();
        return back;
      },
      undone: (back) =>
        back.state === 'waiting' && state !== 'waiting' ? t('players.backWaiting') : undefined,
    });
    await reloadInscriptions();
  };
}
