import type { Inscription, OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { randomId } from '#lib/random-id.ts';
import { shownName } from '#domain/match/person-name.ts';
import { useNotifyLeft } from '#domain/inscriptions/use-notify-left.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { entryItem } from './queue/entry.ts';
import { sendLeave } from './queue/send-entry.ts';

/** Whether removing somebody can be undone exactly: before the draw, and if nobody else gets the place meanwhile. */
export const canUndoRemoval = (open: OpenPage, { state }: Inscription): boolean =>
  open.may.add && (state === 'waiting' || state === 'absent' || open.waiting_count === 0);

type Removing = {
  readonly inscription: Inscription;
  /** The name of the partner who is left alone. */
  readonly partner: string | undefined;
};

/** Removes a player from an open before the draw; the notification offers undo for a while. */
export function useRemoveAtOnce(open: OpenPage) {
  const { t } = useTranslation('opens');
  const notifyLeft = useNotifyLeft();
  return useWrite({
    overlaps: true,
    write: ({ inscription: { _id, player } }: Removing) => {
      const body = { act: 'leave', openId: open._id, inscription: _id } as const;
      const item = entryItem(body, { id: randomId(), person: player.name });
      return sendOrQueue([item], async (signal) => {
        await sendLeave(item, signal);
        return true;
      });
    },
    onSuccess: (left, { inscription: { _id, state, player }, partner }) => {
      const removed = t('players.removed', { name: player.name });
      const words =
        partner === undefined
          ? removed
          : `${removed}. ${t('pairs.leftAlone', { partner: shownName(partner) })}`;
      return left && notifyLeft(words, { open: open._id, inscription: _id, state });
    },
  });
}
