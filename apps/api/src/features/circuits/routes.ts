import * as calls from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { bringBackCircuit, changeCircuit, makeCircuit, readCircuit, removeCircuit } from './actions.ts';
import {
  bringBackEdition,
  changeEdition,
  makeEdition,
  moveEdition,
  readEdition,
  removeEdition,
} from './editions/actions.ts';
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
import { circuitTables, editionTables, rankingTables } from './sources.ts';

/** Circuits and their editions, run by circuit managers, and their public rankings. */
export const circuits = (publicUrl: () => string, rankings: KnownRankings): Feature => ({
  name: 'circuits',
  personalData,
  routes: [
    handle(calls.listCircuits, 'user', listAllCircuits, {
      sources: circuitTables,
      cachesOwn: true,
    }),
    handle(calls.getCircuit, 'user', readCircuit, { sources: circuitTables }),
    handle(calls.createCircuit, 'circuitManager', makeCircuit),
    handle(calls.editCircuit, 'circuitManager', changeCircuit),
    handle(calls.softDeleteCircuit, 'circuitManager', removeCircuit),
    handle(calls.restoreCircuit, 'circuitManager', bringBackCircuit),
    handle(calls.listEditions, 'user', listAllEditions, {
      sources: editionTables,
      cachesOwn: true,
    }),
    handle(calls.getEdition, 'user', readEdition, { sources: editionTables }),
    handle(calls.createEdition, 'circuitManager', makeEdition),
    handle(calls.editEdition, 'circuitManager', changeEdition),
    handle(calls.transitionEdition, 'circuitManager', moveEdition),
    handle(calls.softDeleteEdition, 'circuitManager', removeEdition),
    handle(calls.restoreEdition, 'circuitManager', bringBackEdition),
    handle(calls.getEditionRanking, 'user', (call) => editionRanking(call, rankings), {
      sources: rankingTables,
    }),
    handle(calls.previewRanking, { who: 'circuitManager', limit: 'previews' }, rankingPreview),
    handle(calls.getEditionRace, 'user', editionRace, { sources: rankingTables }),
    handle(calls.getEditionActivity, 'user', editionActivity),
    handle(calls.listActivity, 'user', activity),
    handle(calls.getOpenMoves, 'user', openMoves, { sources: rankingTables }),
    handle(calls.getCircuitRanking, 'user', (call) => circuitRanking(call, rankings), {
      sources: rankingTables,
    }),
    handle(calls.createRounds, { who: 'circuitManager', limit: 'lists' }, makeRounds(publicUrl)),
    handle(calls.listPlaceRequests, 'circuitManager', listRequests),
  ],
});
