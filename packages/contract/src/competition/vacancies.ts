import { phaseTypes } from '@topspin/engine';
import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { phase } from './phases.ts';

const tag = 'phases';

/** A place in a drawn phase not yet started, which a qualifier has left or would leave. */
export const vacancy = z.object({
  phase: z.object({ _id: uuid, name: z.string(), type: z.enum(phaseTypes), version: z.int() }),
  player: z.object({ _id: uuid, name: z.string() }),
  /** The qualifying group and position. */
  from: z.object({ group: z.string(), position: z.int() }),
  /** The next of the same group who is in no later phase, with the position there; null if nobody is left. */
  replacement: z.nullable(z.object({ _id: uuid, name: z.string(), position: z.int() })),
  /** Whether the organiser chose the walkover, which can still be changed. */
  decided: z.boolean(),
});
export type Vacancy = z.infer<typeof vacancy>;

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

/** Who takes the place: the next of the same group, or nobody, which means walkovers. */
export const placeTaker = z.nullable(uuid);

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
