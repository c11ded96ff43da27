import { z } from 'zod/mini';

/** What a browser's `PushSubscription` says as JSON: its address and its keys, in base64url. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/u)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/u)),
  }),
});

export type PushSubscriptionInput = z.infer<typeof pushSubscription>;
