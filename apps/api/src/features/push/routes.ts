import { getPushDevice, removePushDevice, setPushDevice } from '@topspin/contract';
import { fail } from '#http/fail.ts';
import { handle, type Feature } from '#http/handle.ts';
import { acceptedSubscription } from './accepted.ts';
import { findDevice, forgetNoticesOf, putDevice, removeDevice } from './store.ts';
import { pushKeys } from './vapid.ts';

export type PushSettings = {
  /** The hosts of the push services that messages are sent to. */
  readonly pushHosts: readonly string[];
};

/** Notifications on a phone that a turn comes (ADR 94): which sessions get them. `announce.ts` sends them. */
export function push(secret: Uint8Array, { pushHosts }: PushSettings): Feature {
  const { publicKey } = pushKeys(secret);
  return {
    name: 'push',
    routes: [
      handle(getPushDevice, 'user', async ({ db, user }) => ({
        key: publicKey,
        endpoint: (await findDevice(db, user.sessionId))?.endpoint ?? null,
      })),
      handle(setPushDevice, 'user', async ({ db, user, body, now }) => {
        const accepted = acceptedSubscription(body, pushHosts);
        if (!accepted) throw fail('push.notAccepted');
        await putDevice(db, user.sessionId, accepted, now);
      }),
      handle(removePushDevice, 'user', async ({ db, user }) => void (await removeDevice(db, user.sessionId))),
    ],
    // A device goes with its session.
    personalData: {
      name: 'push',
      erase: async (db, { players }) => void (await forgetNoticesOf(db, players)),
    },
  };
}
