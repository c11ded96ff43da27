import {
  createCircuit,
  createEdition,
  createRounds,
  editCircuit,
  editEdition,
  getCircuit,
  getCircuitRanking,
  getEdition,
  getEditionActivity,
  getEditionRace,
  getEditionRanking,
  getOpenMoves,
  listActivity,
  listCircuits,
  listEditions,
  previewRanking,
  listPlaceRequests,
  softDeleteCircuit,
  restoreCircuit,
  softDeleteEdition,
  restoreEdition,
  transitionEdition,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeCircuit, makeCircuit, readCircuit, removeCircuit } from './actions.ts';
import { changeEdition, makeEdition, moveEdition, readEdition, removeEdition } from './editions/actions.ts';
import { activity, editionActivity } from './editions/activity.ts';
import { makeRounds } from './editions/rounds.ts';
import { listAllCircuits, listAllEditions } from './list.ts';
import { personalData } from './personal-data.ts';
import { rankingPreview } from './ranking/preview.ts';
import { listRequests } from './places/list.ts';
import type { KnownRankings } from './ranking/known-rankings.ts';
import { openMoves } from './ranking/moves.ts';
import { editionRace } from './ranking/race.ts';
import { circuitRanking, editionRanking } from './ranking/ranking.ts';
import { bringBackCircuit } from './restore.ts';
import { circuitTables, editionTables, rankingTables } from './sources.ts';
import { bringBackEdition } from './editions/restore.ts';

/** Circuits and their editions, run by circuit managers, and their public rankings. */
export const circuits = (publicUrl: () => string, rankings: KnownRankings): Feature => ({
  name: 'circuits',
  personalData,
  routes: [
    handle(listCircuits, 'user', ({ db, query, user }) => listAllCircuits(db, query, user), {
      sources: circuitTables,
      cachesOwn: true,
    }),
    handle(getCircuit, 'user', readCircuit, { sources: circuitTables }),
    handle(createCircuit, 'circuitManager', makeCircuit),
    handle(editCircuit, 'circuitManager', changeCircuit),
    handle(softDeleteCircuit, 'circuitManager', removeCircuit),
    handle(restoreCircuit, 'circuitManager', bringBackCircuit),
    handle(listEditions, 'user', ({ db, query, user }) => listAllEditions(db, query, user), {
      sources: editionTables,
      cachesOwn: true,
    }),
    handle(getEdition, 'user', readEdition, { sources: editionTables }),
    handle(createEdition, 'circuitManager', makeEdition),
    handle(editEdition, 'circuitManager', changeEdition),
    handle(transitionEdition, 'circuitManager', moveEdition),
    handle(softDeleteEdition, 'circuitManager', removeEdition),
    handle(restoreEdition, 'circuitManager', bringBackEdition),
    handle(getEditionRanking, 'user', (call) => editionRanking(call, rankings), { sources: rankingTables }),
    handle(previewRanking, { who: 'circuitManager', limit: 'previews' }, rankingPreview),
    handle(getEditionRace, 'user', editionRace, { sources: rankingTables }),
    handle(getEditionActivity, 'user', editionActivity),
    handle(listActivity, 'user', activity),
    handle(getOpenMoves, 'user', openMoves, { sources: rankingTables }),
    handle(getCircuitRanking, 'user', (call) => circuitRanking(call, rankings), { sources: rankingTables }),
    handle(createRounds, { who: 'circuitManager', limit: 'lists' }, makeRounds(publicUrl)),
    handle(listPlaceRequests, 'circuitManager', listRequests),
  ],
});
