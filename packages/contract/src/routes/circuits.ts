import { editionStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { datesInOrder, uuid } from '../conventions/values.ts';
import { circuit, editableCircuit, newCircuit, edition, editableEdition } from '../circuits.ts';

const circuits = resource('circuits', '/app/circuits');
const circuitEditions = resource('circuits', '/app/circuit-editions');

export const listCircuits = circuits('listCircuits', 'GET', {
  summary: 'List circuits',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(circuit) },
});

export const getCircuit = circuits('getCircuit', 'GET /{id}', {
  summary: 'Get a circuit',
  shared: true,
  answers: { 200: circuit },
});

export const createCircuit = circuits('createCircuit', 'POST', {
  summary: 'Create a circuit',
  idempotent: true,
  body: newCircuit,
  answers: { 201: circuit },
});

export const editCircuit = circuits('editCircuit', 'PATCH /{id}', {
  summary: 'Update a circuit',
  ifMatch: 'required',
  body: z.partial(z.object(editableCircuit)),
  answers: { 200: circuit },
});

export const softDeleteCircuit = circuits('softDeleteCircuit', 'PATCH /{id}/softDelete', {
  summary: 'Delete a circuit; it can be restored',
  ifMatch: 'optional',
  answers: { 200: z.object({ _id: uuid }) },
});

export const listEditions = circuitEditions('listEditions', 'GET', {
  summary: 'List editions of circuits',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(edition) },
});

export const getEdition = circuitEditions('getEdition', 'GET /{id}', {
  summary: 'Get an edition',
  shared: true,
  answers: { 200: edition },
});

export const createEdition = circuitEditions('createEdition', 'POST', {
  summary: 'Create an edition of a circuit',
  idempotent: true,
  body: z.object({ circuit_id: uuid, ...editableEdition }).check(datesInOrder),
  answers: { 201: edition },
  errors: ['thing.notFound'],
});

export const editEdition = circuitEditions('editEdition', 'PATCH /{id}', {
  summary: 'Update an edition; its ranking is recomputed',
  ifMatch: 'required',
  body: z.partial(z.object(editableEdition)).check(datesInOrder),
  answers: { 200: edition },
});

export const transitionEdition = circuitEditions('transitionEdition', 'POST /{id}/transitions', {
  summary: 'Start or finish an edition',
  body: z.object({ to: z.enum(editionStates) }),
  answers: { 200: edition },
  errors: ['edition.transitionNotAllowed'],
});

export const softDeleteEdition = circuitEditions('softDeleteEdition', 'PATCH /{id}/softDelete', {
  summary: 'Delete an edition; it can be restored',
  ifMatch: 'optional',
  answers: { 200: z.object({ _id: uuid }) },
});
