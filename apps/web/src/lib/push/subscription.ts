import { removePushDevice, setPushDevice } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { unsubscribe } from './unsubscribe.ts';

/** What keeps a browser from notifying at all: plain HTTP, iOS outside the home screen, or no support. */
export type PushHindrance = 'insecure' | 'toHomeScreen' | 'unsupported';

/** Safari notifies on iOS only for what was added to the home screen, and hides the rest elsewhere. */
export function pushHindrance(): PushHindrance | null {
  if (!window.isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  return /iPhone|iPad/u.test(navigator.userAgent) ? 'toHomeScreen' : 'unsupported';
}

/** What the browser knows: whether it may notify, and its address at the push service. */
export type PushHere = { readonly permission: NotificationPermission; readonly endpoint: string | null };

export async function pushHere(): Promise<PushHere> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return { permission: Notification.permission, endpoint: subscription ? addressOf(subscription) : null };
}

/** As the server writes it. */
const addressOf = ({ endpoint }: PushSubscription): string => URL.parse(endpoint)?.href ?? endpoint;

/** What became of switching on: `refused` if the user did not allow it, `away` if the browser's push service was not reached. */
export type SwitchedOn = 'on' | 'refused' | 'away';

/** Asks for the permission, subscribes and has this session notified. It must be called by a tap. */
export async function switchOn(key: string): Promise<SwitchedOn> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const subscription = await subscribe(key);
  if (subscription === null) return 'away';
  await keepSubscription(subscription);
  return 'on';
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  try {
    // One for another key would be in the way.
    await unsubscribe();
    return (
      (await registration?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })) ?? null
    );
  } catch {
    return null;
  }
}

async function keepSubscription(subscription: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await call(setPushDevice, { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
}

/** Sends the browser's address again: it changes now and then. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await keepSubscription(subscription);
}

export async function switchOff(): Promise<void> {
  await call(removePushDevice);
  await unsubscribe();
}
