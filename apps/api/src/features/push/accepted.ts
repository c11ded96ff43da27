import { createECDH } from 'node:crypto';
import type { PushSubscriptionInput } from '@topspin/contract';

/** Where a device is notified, as it is stored. */
export type Subscription = { readonly endpoint: string; readonly p256dh: Buffer; readonly auth: Buffer };

/** Whether a host is one of these, such as `fcm.googleapis.com`, `*.notify.windows.com` or `push.example:8443`. */
export const isAmong = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));

/**
 * The subscription of a browser, or null if this installation does not send there: a server that asked any address that it is
 * given could be used to reach into its own network.
 */
export function acceptedSubscription(
  { endpoint, keys }: PushSubscriptionInput,
  hosts: readonly string[],
): Subscription | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (!isAmong(url.host, hosts) || url.href.length > 1000) return null;
  const p256dh = Buffer.from(keys.p256dh, 'base64url');
  return isPublicKey(p256dh)
    ? { endpoint: url.href, p256dh, auth: Buffer.from(keys.auth, 'base64url') }
    : null;
}

/** Whether a key is a point of the curve; nothing can be encrypted for any other key. */
function isPublicKey(key: Buffer): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    return pair.computeSecret(key).length > 0 && key.length === 65;
  } catch {
    return false;
  }
}
