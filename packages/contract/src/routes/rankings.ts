import { z } from 'zod/mini';
import { rankingSystem } from '../circuits.ts';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { uuid } from '../conventions/values.ts';
import { ranked, rankingQuery, rankingPreview, editionRace, happening, climb } from '../rankings.ts';

const circuitEditions = resource('circuits', '/app/circuit-editions');
const circuits = resource('circuits', '/app/circuits');
const circuitActivity = resource('circuits', '/app/circuit-activity');
const opens = resource('circuits', '/app/opens');

export const getEditionRanking = circuitEditions('getEditionRanking', 'GET /{id}/ranking', {
  summary: 'Get the ranking of an edition: all its finished opens, as the circuit counts them',
  query: rankingQuery,
  shared: true,
  answers: { 200: listOf(ranked) },
});

export const getCircuitRanking = circuits('getCircuitRanking', 'GET /{id}/ranking', {
  summary: 'Get the ranking of a circuit: opens of all its editions within the window of the latest one',
  query: rankingQuery,
  shared: true,
  answers: { 200: listOf(ranked) },
});

export const previewRanking = circuitEditions('previewRanking', 'POST /{id}/ranking/preview', {
  summary: 'Rank the results of an edition by another system, without changing anything',
  body: z.object({ ranking_system: rankingSystem }),
  answers: { 200: rankingPreview },
});

export const getEditionRace = circuitEditions('getEditionRace', 'GET /{id}/race', {
  summary: 'Get the ten leaders of an edition after each of its finished opens',
  shared: true,
  answers: { 200: editionRace },
});

export const getEditionActivity = circuitEditions('getEditionActivity', 'GET /{id}/activity', {
  summary: 'List what happened in an edition, newest first',
  query: listQuery,
  answers: { 200: listOf(happening) },
});

export const listActivity = circuitActivity('listActivity', 'GET', {
  summary: 'List what happened in all editions, newest first',
  query: listQuery,
  answers: { 200: listOf(happening) },
});

export const getOpenMoves = opens('getOpenMoves', 'GET /{id}/moves', {
  summary:
    'Get what a finished open changed in the ranking of its edition: a new leader, and who gained most places',
  shared: true,
  answers: {
    200: z.object({
      /** The leader since then, if it was somebody else or nobody before. */
      leader: z.nullable(z.object({ _id: uuid, name: z.string() })),
      climbs: z.array(climb),
    }),
  },
});
