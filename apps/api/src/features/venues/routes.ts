import { createVenue, editVenue, getVenue, listVenues, softDeleteVenue } from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeVenue, makeVenue, readVenue, removeVenue } from './actions.ts';
import { listAllVenues } from './list.ts';
import { owns } from './policy.ts';

/** Venues, their tables and who looks after them. */
export const venues: Feature = {
  name: 'venues',
  routes: [
    handle(listVenues, ({ db, query, user }) => listAllVenues(db, query, user)),
    handle(getVenue, readVenue),
    handle(createVenue, makeVenue),
    handle(editVenue, changeVenue),
    handle(softDeleteVenue, removeVenue),
  ],
  owns,
};
