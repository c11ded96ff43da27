import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import { pushSubscription } from '../push.ts';

const push = resource('push', '/app/push');

export const getPushDevice = push('getPushDevice', 'GET', {
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

export const setPushDevice = push('setPushDevice', 'PUT', {
  summary: 'Notify this session, until it ends, when the turns of its account come',
  body: pushSubscription,
  errors: ['push.notAccepted'],
});

export const removePushDevice = push('removePushDevice', 'DELETE', {
  summary: 'Notify this session no longer',
});
