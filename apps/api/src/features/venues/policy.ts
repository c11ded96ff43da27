import { isDeleter } from '#http/deleted-rows.ts';
import type { Owns } from '#http/handle.ts';
import { roleIn } from './store.ts';

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
  'venue.deleter': isDeleter('venues'),
};
