import { coOrganisers } from '#features/invitations/commands.ts';
import { findVenue } from './store.ts';

/** The admins of a venue, the main one first. */
export const admins = (publicUrl: () => string) =>
  coOrganisers({
    kind: 'venue',
    role: 'coAdmin',
    owner: 'admin',
    find: ({ db, user }, id) => findVenue(db, id, user),
    link: (id) => `${publicUrl()}/invitation/venue/${id}`,
    log: { remove: 'removeVenueAdmin', restore: 'restoreVenueAdmin', entity: 'venues' },
  });
