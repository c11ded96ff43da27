import { getVenue, listVenues, restoreVenue, softDeleteVenue, type Venue } from '@topspin/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useChangesAdmins } from './use-changes-admins.ts';

/** Deletes a venue, for its own admin and those of the installation; undone from the notice. */
export function VenueDeletion({ venue }: { readonly venue: Venue }) {
  const { t } = useTranslation(['venues', 'common']);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useSoftDelete(
    { remove: softDeleteVenue, restore: restoreVenue, list: listVenues, read: getVenue },
    { done: t('venues:remove.done') },
  );
  if (!useChangesAdmins(venue._id)) return null;
  return (
    <>
      <ActButton color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {t('venues:remove.venue')}
      </ActButton>
      {asking && (
        <ConfirmDialog
          danger
          busy={remove.isPending}
          title={t('venues:remove.title', { name: venue.name })}
          confirm={t('common:delete')}
          onConfirm={() =>
            remove.mutate(venue, {
              onSuccess: () => void navigate({ to: paths.venues, replace: true }),
              onError: () => setAsking(false),
            })
          }
          onCancel={() => setAsking(false)}
        >
          {t('venues:remove.body')}
        </ConfirmDialog>
      )}
    </>
  );
}
