import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { phase } from '../../competition/phases.ts';
import { vacancy, placeTaker } from '../../competition/vacancies.ts';

const tag = 'phases';

export const listVacancies = route({
  name: 'listVacancies',
  method: 'GET',
  path: '/app/opens/{id}/vacancies',
  tag,
  summary: 'List places left free by qualifiers in phases not yet started, and who would take them',
  params: byId,
  query: z.object({
    /** Include the places this player would leave. */
    player_id: z.optional(uuid),
  }),
  answers: { 200: z.object({ collection: z.array(vacancy) }) },
  errors: ['thing.notFound'],
});

export const fillVacancy = route({
  name: 'fillVacancy',
  method: 'PUT',
  path: '/app/phases/{id}/vacancies/{player_id}',
  tag,
  summary: 'Decide who replaces a qualifier who left, before the first match of the phase',
  ifMatch: 'required',
  params: z.object({ id: uuid, player_id: uuid }),
  body: z.object({ by: placeTaker }),
  answers: { 200: phase },
  errors: [
    'thing.notFound',
    'open.stateNotAllowed',
    'phase.matchesBegun',
    'phase.noVacancy',
    'phase.notNext',
    'match.nextBegun',
  ],
});
