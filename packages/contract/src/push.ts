import { z } from 'zod/mini';
import { route } from './conventions/route.ts';

const tag = 'push';

export const getPushDevice = route({
  name: 'getPushDevice',
  method: 'GET',
  path: '/app/push',
  tag,
  summary: 'Get the key to subscribe to notifications with, and where this session is notified',
  answers: {
    200: z.object({
      /** The public key that push services know this installation by, in base64url. */
      key: z.string(),
      /** The address at the browser's push service; null if this session is not notified. */
      endpoint: z.nullable(z.string()),
    }),
  },
});

/** What a browser's `PushSubscription` says as JSON: its address and its keys, in base64url. */
const subscription = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/u)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/u)),
  }),
});
export type PushSubscriptionInput = z.infer<typeof subscription>;

export const setPushDevice = route({
  name: 'setPushDevice',
  method: 'PUT',
  path: '/app/push',
  tag,
  summary: 'Notify this session, until it ends, when the turns of its account come',
  body: subscription,
  answers: { 204: null },
  errors: ['push.notAccepted'],
});

export const removePushDevice = route({
  name: 'removePushDevice',
  method: 'DELETE',
  path: '/app/push',
  tag,
  summary: 'Notify this session no longer',
  answers: { 204: null },
});
