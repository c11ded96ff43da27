import {
  enrol,
  enrolEntrants,
  listEntrants,
  listInscriptions,
  listMyInscriptions,
  removeInscription,
  setInscription,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { checkIn, leave } from './actions.ts';
import type { InscriptionEffects } from './context.ts';
import { enrolPlayer } from './enrol.ts';
import { enrolTogether } from './enrol-together.ts';
import { readEntrants } from './entrants.ts';
import { listMine, listOfOpen } from './list.ts';
import { owns } from './policy.ts';

/** Registrations: enrolling, the waiting list, check-in, leaving. */
export const inscriptions = (effects: InscriptionEffects): Feature => ({
  name: 'inscriptions',
  routes: [
    handle(listMyInscriptions, listMine),
    handle(listInscriptions, listOfOpen),
    handle(enrol, enrolPlayer),
    handle(listEntrants, readEntrants),
    handle(enrolEntrants, enrolTogether),
    handle(setInscription, checkIn),
    handle(removeInscription, leave(effects)),
  ],
  owns,
});
