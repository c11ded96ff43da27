import type { Inscription } from '@topspin/contract';
import i18next from 'i18next';
import { notify } from '#ui/notify/notifications.ts';

/** Notifies the user that a player got a place, or is waiting for one. */
export const notifyEnrolled = ({
  player: { name },
  state,
}: Pick<Inscription, 'state'> & { readonly player: Pick<Inscription['player'], 'name'> }): void =>
  notify(
    'success',
    i18next.t(state === 'waiting' ? 'opens:players.enrolledWaiting' : 'opens:players.enrolled', { name }),
  );
