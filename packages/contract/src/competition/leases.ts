import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, uuid } from '../conventions/values.ts';

const tag = 'matches';

/** Who scores a match and on which device, as everybody sees it who may score it too. */
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

export const takeLease = route({
  name: 'takeLease',
  method: 'POST',
  path: '/app/matches/{id}/lease',
  tag,
  summary: 'Hold a match for scoring on one device; `take_over` takes it from the device that holds it',
  params: byId,
  body: z.object({ device, take_over: z._default(z.boolean(), false) }),
  answers: { 200: lease },
  errors: [
    'thing.notFound',
    'open.stateNotAllowed',
    'match.notReady',
    'match.alreadyFinished',
    'match.scoredForYou',
    'match.heldElsewhere',
  ],
});

export const releaseLease = route({
  name: 'releaseLease',
  method: 'DELETE',
  path: '/app/matches/{id}/lease',
  tag,
  summary: 'Let go of a match, so that another device may score it; nothing happens if another one holds it',
  params: byId,
  query: z.object({ device }),
  answers: { 204: null },
  errors: [],
});
