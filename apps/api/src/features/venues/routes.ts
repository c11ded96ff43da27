import {
  acceptVenueAdmin,
  createVenue,
  editVenue,
  getVenue,
  getVenueMap,
  inviteVenueAdmin,
  listVenueAdmins,
  listVenues,
  removeVenueAdmin,
  restoreVenueAdmin,
  softDeleteVenue,
  restoreVenue,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeVenue, makeVenue, readVenue, readVenueMap, removeVenue } from './actions.ts';
import { admins } from './admins.ts';
import { listAllVenues } from './list.ts';
import { personalData } from './personal-data.ts';
import { photoRoutes } from './photos.ts';
import { owns } from './policy.ts';
import { bringBackVenue } from './restore.ts';

/** Venues, their tables and admins. */
export const venues = (publicUrl: () => string): Feature => ({
  name: 'venues',
  routes: [...routes, ...photoRoutes, ...helperRoutes(publicUrl)],
  owns,
  personalData: personalData(publicUrl),
});

const routes = [
  handle(listVenues, ({ db, query, user }) => listAllVenues(db, query, user)),
  handle(getVenue, readVenue),
  handle(getVenueMap, readVenueMap),
  handle(createVenue, makeVenue),
  handle(editVenue, changeVenue),
  handle(softDeleteVenue, removeVenue),
  handle(restoreVenue, bringBackVenue),
];

function helperRoutes(publicUrl: () => string) {
  const { list, invite, accept, remove, restore } = admins(publicUrl);
  return [
    handle(listVenueAdmins, list),
    handle(inviteVenueAdmin, invite),
    handle(acceptVenueAdmin, accept),
    handle(removeVenueAdmin, remove),
    handle(restoreVenueAdmin, restore),
  ];
}
