import { editionStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { datesInOrder, uuid } from '../conventions/values.ts';
import { circuit, editableCircuit, newCircuit, edition, editableEdition } from '../circuits.ts';

const tag = 'circuits';

export const listCircuits = route({
  name: 'listCircuits',
  method: 'GET',
  path: '/app/circuits',
  tag,
  summary: 'List circuits',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(circuit) },
  errors: ['request.unknownFilter'],
});

export const getCircuit = route({
  name: 'getCircuit',
  method: 'GET',
  path: '/app/circuits/{id}',
  tag,
  summary: 'Get a circuit',
  params: byId,
  shared: true,
  answers: { 200: circuit },
  errors: ['thing.notFound'],
});

export const createCircuit = route({
  name: 'createCircuit',
  method: 'POST',
  path: '/app/circuits',
  tag,
  summary: 'Create a circuit',
  idempotent: true,
  body: newCircuit,
  answers: { 201: circuit },
});

export const editCircuit = route({
  name: 'editCircuit',
  method: 'PATCH',
  path: '/app/circuits/{id}',
  tag,
  summary: 'Update a circuit',
  ifMatch: 'required',
  params: byId,
  body: z.partial(z.object(editableCircuit)),
  answers: { 200: circuit },
  errors: ['thing.notFound'],
});

export const softDeleteCircuit = route({
  name: 'softDeleteCircuit',
  method: 'PATCH',
  path: '/app/circuits/{id}/softDelete',
  tag,
  summary: 'Delete a circuit; it can be restored',
  ifMatch: 'optional',
  params: byId,
  answers: { 200: z.object({ _id: uuid }) },
  errors: ['thing.notFound'],
});

export const listEditions = route({
  name: 'listEditions',
  method: 'GET',
  path: '/app/circuit-editions',
  tag,
  summary: 'List editions of circuits',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(edition) },
  errors: ['request.unknownFilter'],
});

export const getEdition = route({
  name: 'getEdition',
  method: 'GET',
  path: '/app/circuit-editions/{id}',
  tag,
  summary: 'Get an edition',
  params: byId,
  shared: true,
  answers: { 200: edition },
  errors: ['thing.notFound'],
});

export const createEdition = route({
  name: 'createEdition',
  method: 'POST',
  path: '/app/circuit-editions',
  tag,
  summary: 'Create an edition of a circuit',
  idempotent: true,
  body: z.object({ circuit_id: uuid, ...editableEdition }).check(datesInOrder),
  answers: { 201: edition },
  errors: ['thing.notFound'],
});

export const editEdition = route({
  name: 'editEdition',
  method: 'PATCH',
  path: '/app/circuit-editions/{id}',
  tag,
  summary: 'Update an edition; its ranking is recomputed',
  ifMatch: 'required',
  params: byId,
  body: z.partial(z.object(editableEdition)).check(datesInOrder),
  answers: { 200: edition },
  errors: ['thing.notFound'],
});

export const transitionEdition = route({
  name: 'transitionEdition',
  method: 'POST',
  path: '/app/circuit-editions/{id}/transitions',
  tag,
  summary: 'Start or finish an edition',
  params: byId,
  body: z.object({ to: z.enum(editionStates) }),
  answers: { 200: edition },
  errors: ['thing.notFound', 'edition.transitionNotAllowed'],
});

export const softDeleteEdition = route({
  name: 'softDeleteEdition',
  method: 'PATCH',
  path: '/app/circuit-editions/{id}/softDelete',
  tag,
  summary: 'Delete an edition; it can be restored',
  ifMatch: 'optional',
  params: byId,
  answers: { 200: z.object({ _id: uuid }) },
  errors: ['thing.notFound'],
});
