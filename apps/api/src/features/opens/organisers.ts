import { coOrganisers } from '#features/invitations/commands.ts';
import { lockOpen } from './store.ts';

/** The organisers of an open, its creator first. */
export const organisers = (publicUrl: () => string) =>
  coOrganisers({
    kind: 'open',
    role: 'organiser',
    owner: 'owner',
    find: ({ db }, id) => lockOpen(db, id),
    link: (id) => `${publicUrl()}/invitation/open/${id}`,
    log: { remove: 'removeOrganiser', restore: 'restoreOrganiser', entity: 'opens' },
  });
