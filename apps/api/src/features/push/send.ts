import { Agent } from 'node:https';
import { isAmong } from './accepted.ts';
import { messageOf } from './message.ts';
import type { ClaimedNotice } from './store.ts';
import type { Vapid } from './vapid.ts';

/** What became of a message: `gone` if the browser no longer takes any, or why it failed and whether to try `again`. */
export type Sent = 'sent' | 'gone' | { readonly failed: string; readonly again: boolean };

export type Sender = {
  send(notice: ClaimedNotice, ttl: number): Promise<Sent>;
  close(): void;
};

export type SenderOptions = {
  readonly vapid: Vapid;
  readonly hosts: readonly string[];
  /** The certificate of a push service's authority, if it is not a public one. */
  readonly ca?: string | undefined;
};

const timeout = 10_000;

/** Sends messages to push services, encrypted for the browser alone (RFC 8291). It follows no redirects. */
export function pushSender({ vapid, hosts, ca }: SenderOptions): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 20, ...(ca !== undefined && { ca }) });
  return {
    async send(notice, ttl) {
      // The settings may have changed since it subscribed.
      if (!isAmong(new URL(notice.endpoint).host, hosts)) return 'gone';
      const keys = { p256dh: notice.p256dh.toString('base64url'), auth: notice.auth.toString('base64url') };
      const message = messageOf(notice);
      // Loaded with the first message: most halls never send one.
      const { default: webPush } = await import('web-push');
      try {
        await webPush.sendNotification({ endpoint: notice.endpoint, keys }, JSON.stringify(message), {
          vapidDetails: vapid,
          TTL: ttl,
          urgency: notice.kind === 'due' ? 'high' : 'normal',
          topic: message.tag,
          agent,
          timeout,
        });
        return 'sent';
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => agent.destroy(),
  };
}

function outcomeOf(error: unknown): Sent {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : null;
  if (status === 404 || status === 410) return 'gone';
  if (status === null) return { failed: error instanceof Error ? error.message : 'unknown', again: true };
  return { failed: `the push service answered ${status}`, again: status === 429 || status >= 500 };
}
