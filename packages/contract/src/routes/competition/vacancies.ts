import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { phase } from '../../competition/phases.ts';
import { vacancy, placeTaker } from '../../competition/vacancies.ts';

const opens = resource('phases', '/app/opens');
const phases = resource('phases', '/app/phases');

export const listVacancies = opens('listVacancies', 'GET /{id}/vacancies', {
  summary: 'List places left free by qualifiers in phases not yet started, and who would take them',
  query: z.object({
    /** Include the places this player would leave. */
    player_id: z.optional(uuid),
  }),
  answers: { 200: z.object({ collection: z.array(vacancy) }) },
});

export const fillVacancy = phases('fillVacancy', 'PUT /{id}/vacancies/{player_id}', {
  summary: 'Decide who replaces a qualifier who left, before the first match of the phase',
  ifMatch: 'required',
  body: z.object({ by: placeTaker }),
  answers: { 200: phase },
  errors: [
    'open.stateNotAllowed',
    'phase.matchesBegun',
    'phase.noVacancy',
    'phase.notNext',
    'match.nextBegun',
    'match.phaseDrawn',
  ],
});
