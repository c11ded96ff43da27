import { type Entrants, getOpen, type Inscription, listEntrants } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { reloadInscriptions, useNotifyLeft } from '#domain/inscriptions/use-notify-left.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { randomId } from '#lib/random-id.ts';
import { notify } from '#ui/notify/notifications.ts';
import { type EnrolMine, entryItem } from '../players/queue/entry.ts';
import { sendEnrolMine, sendLeave } from '../players/queue/send-entry.ts';

/** The user's player and those they administer, with their registrations in an open. */
export const useEntrants = (openId: string, enabled = true) =>
  useQuery({ ...apiQuery(listEntrants, { params: { id: openId } }), enabled });

type EnrolRequest = {
  readonly version: string;
  readonly players: readonly {
    readonly player_id: string;
    readonly name: string;
    readonly functional_diversity: boolean;
  }[];
};

/** Registers several people with the consent shown for each; the answer updates the screen directly. */
export function useEnrolTogether(openId: string) {
  const { t } = useTranslation('opens');
  const input = { params: { id: openId } };
  return useWrite({
    write: async ({ version, players }: EnrolRequest) => {
      const items = players.map(({ player_id: player, name, functional_diversity: declared }) => {
        const body: EnrolMine = { act: 'enrolMine', openId, player, version, declared };
        return entryItem(body, { id: randomId(), person: name });
      });
      return sendOrQueue(items, (signal) =>
        sendEnrolMine(
          items.map(({ body }) => body),
          signal,
        ),
      );
    },
    onSuccess: async (answer, { players }) => {
      if (answer === null) return;
      const { refused, ...entrants } = answer;
      const count = players.length - refused.length;
      if (count > 0) notify('success', t('entrants.done', { count }));
      queries.setQueryData<Entrants>(apiQuery(listEntrants, input).queryKey, entrants);
      await reloadInscriptions();
    },
    onError: () => void invalidate(listEntrants),
  });
}

type Leaving = {
  readonly inscription: string;
  /** The player who leaves. */
  readonly person: string;
  readonly state?: Inscription['state'];
  /** The name, if it is somebody else. */
  readonly name: string | null;
};

/** Withdraws a player; the notification offers undo for a while. */
export function useLeave(id: string) {
  const { t } = useTranslation('opens');
  const notifyLeft = useNotifyLeft();
  return useWrite({
    write: ({ inscription, person }: Leaving) => {
      const item = entryItem({ act: 'leave', openId: id, inscription }, { id: randomId(), person });
      return sendOrQueue([item], async (signal) => {
        await sendLeave(item, signal);
        return true;
      });
    },
    onSuccess: (left, { inscription, state, name }) =>
      left &&
      notifyLeft(name === null ? t('inscription.left') : t('entrants.left', { name }), {
        open: id,
        inscription,
        state,
      }),
    // The organisers may have closed registration: the page shows what is possible now.
    onError: () => void invalidate(listEntrants, getOpen),
  });
}
