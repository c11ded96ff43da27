import i18next from 'i18next';
import { notify } from '#ui/notify/notifications.ts';
import { isWaiting } from './item.ts';
import { allItems, ready } from './outbox.ts';

/** Notifies somebody who logs out of what their account still has to send from this device. */
export async function sayLeftBehind(owner: string): Promise<void> {
  await ready;
  const left = allItems().filter((item) => item.owner === owner && isWaiting(item));
  if (left.length > 0) notify('warning', i18next.t('problem.leftUnsent', { count: left.length }));
}
