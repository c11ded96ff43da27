import {
  acceptVenueAdmin,
  createVenue,
  editVenue,
  getVenue,
  inviteVenueAdmin,
  listVenueAdmins,
  listVenues,
  removeVenueAdmin,
  softDeleteVenue,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeVenue, makeVenue, readVenue, removeVenue } from './actions.ts';
import { accept, invite, readAdmins, remove } from './admins.ts';
import { listAllVenues } from './list.ts';
import { owns } from './policy.ts';

/** Venues, their tables and who looks after them. */
export const venues = (publicUrl: () => string): Feature => ({
  name: 'venues',
  routes: [
    handle(listVenues, ({ db, query, user }) => listAllVenues(db, query, user)),
    handle(getVenue, readVenue),
    handle(createVenue, makeVenue),
    handle(editVenue, changeVenue),
    handle(softDeleteVenue, removeVenue),
    handle(listVenueAdmins, readAdmins),
    handle(inviteVenueAdmin, invite(publicUrl)),
    handle(acceptVenueAdmin, accept),
    handle(removeVenueAdmin, remove),
  ],
  owns,
});
