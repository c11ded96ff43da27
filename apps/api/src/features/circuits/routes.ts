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
import { bringBackEdition } from './editions/restore.ts';

/** Circuits and their editions, run by circuit managers, and their public rankings. */
export const circuits = (publicUrl: () => string, rankings: KnownRankings): Feature => ({
  name: 'circuits',
  personalData,
  routes: [
    handle(listCircuits, ({ db, query, user }) => listAllCircuits(db, query, user)),
    handle(getCircuit, readCircuit),
    handle(createCircuit, makeCircuit),
    handle(editCircuit, changeCircuit),
    handle(softDeleteCircuit, removeCircuit),
    handle(restoreCircuit, bringBackCircuit),
    handle(listEditions, ({ db, query, user }) => listAllEditions(db, query, user)),
    handle(getEdition, readEdition),
    handle(createEdition, makeEdition),
    handle(editEdition, changeEdition),
    handle(transitionEdition, moveEdition),
    handle(softDeleteEdition, removeEdition),
    handle(restoreEdition, bringBackEdition),
    handle(getEditionRanking, (call) => editionRanking(call, rankings)),
    handle(previewRanking, rankingPreview),
    handle(getEditionRace, editionRace),
    handle(getEditionActivity, editionActivity),
    handle(listActivity, activity),
    handle(getOpenMoves, openMoves),
    handle(getCircuitRanking, (call) => circuitRanking(call, rankings)),
    handle(createRounds, makeRounds(publicUrl)),
    handle(listPlaceRequests, listRequests),
  ],
});
