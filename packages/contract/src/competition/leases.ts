import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

/** The scorer of a match and the device, as shown to those who may score it too. */
export const lease = z.object({
  /** The name of the account, or of the umpire by QR code, that holds the match; null for such an umpire who gave none. */
  by: z.nullable(z.string()),
  /** Whether that is the caller's own account, on this device or another one. */
  yours: z.boolean(),
  /** The id that the caller's own device gave itself; null for others, and for an account that scores without one. */
  device: z.nullable(uuid),
  since: instant,
  /** Nothing has been heard of the device for some minutes: it may be taken over without asking. */
  quiet: z.boolean(),
});
export type Lease = z.infer<typeof lease>;

/** The device on which somebody scores, by an id of its own; an account without one is a device by itself. */
export const device = z.optional(uuid);
