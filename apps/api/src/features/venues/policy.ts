import type { Owns } from '#http/handle.ts';
import { deletedVenue, roleIn } from './store.ts';

const inRole =
  (roles: readonly string[]): Owns =>
  async ({ db, viewer, params }) => {
    const found = await roleIn(db, params['id'] ?? '', viewer.id);
    if (!found) return 'unseen';
    return roles.includes(found.role ?? '') ? 'yes' : 'no';
  };

export const owns: Readonly<Record<string, Owns>> = {
  'venue.admin': inRole(['admin']),
  'venue.coAdmin': inRole(['admin', 'coAdmin']),
  'venue.deleter': async ({ db, viewer, params }) =>
    (await deletedVenue(db, viewer.id, params['id'] ?? '')) ? 'yes' : 'unseen',
};
