import {
  createMatches,
  createPhase,
  deletePhase,
  draw,
  editPhase,
  fillVacancy,
  listPhases,
  listVacancies,
  saveGroups,
  transitionPhase,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { addPhase, changePhase, dropPhase, readPhases } from './actions.ts';
import type { PhaseEffects } from './context.ts';
import { makeMatches } from './create-matches.ts';
import { fixGroups, proposeDraw } from './draw.ts';
import { decideVacancy } from './fill-vacancy.ts';
import { readVacancies } from './list-vacancies.ts';
import { owns } from './policy.ts';
import { movePhase } from './transition.ts';

/** Phases of an open: prepared, drawn, their groups saved, their matches created, and a step back. */
export const phases = (effects: PhaseEffects): Feature => ({
  name: 'phases',
  routes: [
    handle(listPhases, readPhases),
    handle(createPhase, addPhase),
    handle(editPhase, changePhase),
    handle(deletePhase, dropPhase),
    handle(draw, proposeDraw),
    handle(saveGroups, fixGroups),
    handle(createMatches, makeMatches),
    handle(transitionPhase, movePhase),
    handle(listVacancies, readVacancies),
    handle(fillVacancy, decideVacancy(effects)),
  ],
  owns,
});
