import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { newRounds } from '../rounds.ts';

export const createRounds = route({
  name: 'createRounds',
  method: 'POST',
  path: '/app/circuit-editions/{id}/rounds',
  tag: 'circuits',
  summary: 'Create the rounds of an edition, all or none: opens in preparation, organised by their creator',
  params: byId,
  idempotent: true,
  body: newRounds,
  answers: { 201: z.object({ opens: z.array(z.object({ _id: uuid, name: z.string() })) }) },
  errors: ['thing.notFound', 'edition.conditionsWider', 'open.mayNotCreate'],
});
