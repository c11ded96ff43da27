import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { lease, device } from '../../competition/leases.ts';

const tag = 'matches';

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
