import { z } from 'zod/mini';
import { route } from '../conventions/route.ts';
import { pushSubscription } from '../push.ts';

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

export const setPushDevice = route({
  name: 'setPushDevice',
  method: 'PUT',
  path: '/app/push',
  tag,
  summary: 'Notify this session, until it ends, when the turns of its account come',
  body: pushSubscription,
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
