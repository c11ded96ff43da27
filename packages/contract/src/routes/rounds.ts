import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import { uuid } from '../conventions/values.ts';
import { newRounds } from '../rounds.ts';

const circuitEditions = resource('circuits', '/app/circuit-editions');

export const createRounds = circuitEditions('createRounds', 'POST /{id}/rounds', {
  summary: 'Create the rounds of an edition, all or none: opens in preparation, organised by their creator',
  idempotent: true,
  body: newRounds,
  answers: { 201: z.object({ opens: z.array(z.object({ _id: uuid, name: z.string() })) }) },
  errors: ['edition.conditionsWider', 'open.mayNotCreate', 'open.notForSingles'],
});
