import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { lease, device } from '../../competition/leases.ts';

const matches = resource('matches', '/app/matches', []);

export const takeLease = matches('takeLease', 'POST /{id}/lease', {
  summary: 'Hold a match for scoring on one device; `take_over` takes it from the device that holds it',
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

export const releaseLease = matches('releaseLease', 'DELETE /{id}/lease', {
  summary: 'Let go of a match, so that another device may score it; nothing happens if another one holds it',
  query: z.object({ device }),
});
