import {
  getVenue,
  inviteVenueAdmin,
  listVenueAdmins,
  listVenues,
  removeVenueAdmin,
  restoreVenueAdmin,
  type Venue,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { invalidate } from '#lib/api/query.ts';
import { CoOrganisersPanel } from '#domain/co-organisers/co-organisers-panel.tsx';
import { useChangesAdmins } from './use-changes-admins.ts';

const routes = {
  list: listVenueAdmins,
  invite: inviteVenueAdmin,
  remove: removeVenueAdmin,
  restore: restoreVenueAdmin,
};

/** The admins of a venue. The main one invites and removes others, who may also leave. */
export function AdminsPanel({ venue }: { readonly venue: Venue }) {
  const { t } = useTranslation('venues');
  const mayChange = useChangesAdmins(venue._id);
  return (
    <CoOrganisersPanel
      id={venue._id}
      invitation={paths.invitation.replace('$kind', 'venue').replace('$id', venue._id)}
      routes={routes}
      mayChange={mayChange}
      onLeft={async () => {
        await invalidate(getVenue, listVenues);
      }}
      words={{
        title: t('admins.title'),
        hint: t('admins.hint'),
        owner: t('admins.owner'),
        invited: t('admins.invited'),
        declined: t('admins.declined'),
        email: t('admins.email'),
        invite: t('admins.invite'),
        leave: t('admins.leave'),
        left: t('admins.left', { name: venue.name }),
        done: (name) => t('admins.done', { name }),
        remove: (name) => t('admins.remove', { name }),
        removed: (name) => t('admins.removed', { name }),
        withdrawn: (name) => t('admins.withdrawn', { name }),
        copyLink: t('admins.copyLink'),
        linkCopied: t('admins.linkCopied'),
      }}
    />
  );
}
