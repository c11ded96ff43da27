import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { phaseTables } from './sources.ts';
import { handle, type Feature } from '#http/handle.ts';
import { addPhase, changePhase, dropPhase, readPhases } from '#features/competition/phases/actions.ts';
import type { PhaseEffects } from '#features/competition/vacancies/context.ts';
import { makeMatches } from '#features/competition/play/create-matches.ts';
import { fixGroups, proposeDraw } from '#features/competition/draw/draw.ts';
import { proposeRound } from '#features/competition/swiss/propose.ts';
import { makeRound, undoRound } from '#features/competition/swiss/rounds.ts';
import { decideVacancy } from '#features/competition/vacancies/fill-vacancy.ts';
import { readVacancies } from '#features/competition/vacancies/list-vacancies.ts';
import { personalData } from '#features/competition/phases/personal-data.ts';
import { owns } from '#features/competition/phases/policy.ts';
import { readRemoved } from '#features/competition/phases/removed.ts';
import { bringBack } from '#features/competition/phases/restore.ts';
import { movePhase } from '#features/competition/phases/transition.ts';

/** Phases of an open: prepared, drawn, their groups saved, their matches created, and a step back. */
export const phases = (effects: PhaseEffects): Feature => ({
  name: 'phases',
  routes: [
    handle(calls.listPhases, 'user', readPhases, { sources: phaseTables }),
    handle(calls.createPhase, owner('open.organiser'), addPhase),
    handle(calls.editPhase, owner('phase.organiser'), changePhase),
    handle(calls.deletePhase, owner('phase.organiser'), dropPhase),
    handle(calls.listRemoved, owner('open.organiser'), readRemoved),
    handle(calls.restorePhase, owner('phase.restorer'), bringBack),
    handle(calls.draw, owner('phase.organiser'), proposeDraw),
    handle(calls.saveGroups, owner('phase.organiser'), fixGroups),
    handle(calls.createMatches, owner('phase.organiser'), makeMatches),
    handle(calls.transitionPhase, owner('phase.organiser'), movePhase),
    handle(calls.drawRound, owner('phase.organiser'), proposeRound),
    handle(calls.fixRound, owner('phase.organiser'), makeRound),
    handle(calls.takeRoundBack, owner('phase.organiser'), undoRound),
    handle(calls.listVacancies, owner('open.organiser'), readVacancies),
    handle(calls.fillVacancy, owner('phase.organiser'), decideVacancy(effects)),
  ],
  owns,
  personalData,
});
