import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** The channel on which bells test themselves. */
const testChannel = 'topspin_bell_test';

/** Sends a notification over another connection than that of the bell, the way changes are sent. */
export type Notify = (channel: string, payload: string) => Promise<unknown>;

/** Lets a connection hear what bells test themselves with. */
export const listenToTests = (client: pg.Client) => client.query(`listen ${testChannel}`);

export const isTest = ({ channel }: pg.Notification): boolean => channel === testChannel;

/**
 * Whether what is sent over another connection arrives at this one within a time, in milliseconds, from when it was committed. A pool
 * in transaction mode passes no notification on, and the wrong database has none. Fails if it cannot be sent.
 */
export async function hearsItself(client: pg.Client, notify: Notify, within: number): Promise<boolean> {
  const nonce = randomUUID();
  const heard = Promise.withResolvers<boolean>();
  const hear = ({ payload }: pg.Notification) => payload === nonce && heard.resolve(true);
  client.on('notification', hear);
  const done = new AbortController();
  try {
    await notify(testChannel, nonce);
    const late = pause(within, false, { signal: done.signal, ref: false }).catch(() => false);
    return await Promise.race([heard.promise, late]);
  } finally {
    done.abort();
    client.off('notification', hear);
  }
}
