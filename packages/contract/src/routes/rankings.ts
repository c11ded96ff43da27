import { z } from 'zod/mini';
import { rankingSystem } from '../circuits.ts';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { ranked, rankingQuery, rankingPreview, editionRace, happening, climb } from '../rankings.ts';

const tag = 'circuits';

export const getEditionRanking = route({
  name: 'getEditionRanking',
  method: 'GET',
  path: '/app/circuit-editions/{id}/ranking',
  tag,
  summary: 'Get the ranking of an edition: all its finished opens, as the circuit counts them',
  params: byId,
  query: rankingQuery,
  shared: true,
  answers: { 200: listOf(ranked) },
  errors: ['thing.notFound'],
});

export const getCircuitRanking = route({
  name: 'getCircuitRanking',
  method: 'GET',
  path: '/app/circuits/{id}/ranking',
  tag,
  summary: 'Get the ranking of a circuit: opens of all its editions within the window of the latest one',
  params: byId,
  query: rankingQuery,
  shared: true,
  answers: { 200: listOf(ranked) },
  errors: ['thing.notFound'],
});

export const previewRanking = route({
  name: 'previewRanking',
  method: 'POST',
  path: '/app/circuit-editions/{id}/ranking/preview',
  tag,
  summary: 'Rank the results of an edition by another system, without changing anything',
  params: byId,
  body: z.object({ ranking_system: rankingSystem }),
  answers: { 200: rankingPreview },
  errors: ['thing.notFound'],
});

export const getEditionRace = route({
  name: 'getEditionRace',
  method: 'GET',
  path: '/app/circuit-editions/{id}/race',
  tag,
  summary: 'Get the ten leaders of an edition after each of its finished opens',
  params: byId,
  shared: true,
  answers: { 200: editionRace },
  errors: ['thing.notFound'],
});

export const getEditionActivity = route({
  name: 'getEditionActivity',
  method: 'GET',
  path: '/app/circuit-editions/{id}/activity',
  tag,
  summary: 'List what happened in an edition, newest first',
  params: byId,
  query: listQuery,
  answers: { 200: listOf(happening) },
  errors: ['thing.notFound', 'request.unknownFilter'],
});

export const listActivity = route({
  name: 'listActivity',
  method: 'GET',
  path: '/app/circuit-activity',
  tag,
  summary: 'List what happened in all editions, newest first',
  query: listQuery,
  answers: { 200: listOf(happening) },
  errors: ['request.unknownFilter'],
});

export const getOpenMoves = route({
  name: 'getOpenMoves',
  method: 'GET',
  path: '/app/opens/{id}/moves',
  tag,
  summary:
    'Get what a finished open changed in the ranking of its edition: a new leader, and who gained most places',
  params: byId,
  shared: true,
  answers: {
    200: z.object({
      /** The leader since then, if it was somebody else or nobody before. */
      leader: z.nullable(z.object({ _id: uuid, name: z.string() })),
      climbs: z.array(climb),
    }),
  },
  errors: ['thing.notFound'],
});
