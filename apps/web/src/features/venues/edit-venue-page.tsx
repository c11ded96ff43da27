import { editVenue, getVenue, listVenues, type Venue } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { refreshRow } from '#lib/api/list-rows.ts';
import { apiQuery, invalidate, readNow } from '#lib/api/query.ts';
import { onDevice } from '#ui/draft/drafts.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { Form } from '#ui/form/form.tsx';
import { useEditing } from '#lib/api/stale-form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { VenueFields } from './venue-fields.tsx';
import { venueSchema, venueValues, withLocation } from './venue-form-values.ts';

/** Edits a venue without overwriting concurrent changes. */
export function EditVenuePage() {
  const { t } = useTranslation('venues');
  const { venueId } = useParams({ from: '/main/venues/$venueId/edit' });
  const query = useQuery(apiQuery(getVenue, { params: { id: venueId } }));
  const venue = query.data;
  if (query.isLoadingError)
    return <LoadState query={query} missing={{ title: t('notFound'), action: <WayOn to="venues" /> }} />;
  return <Page title={t('editTitle')}>{venue ? <EditVenue venue={venue} /> : <BallLoader />}</Page>;
}

function EditVenue({ venue }: { readonly venue: Venue }) {
  const { t } = useTranslation(['venues', 'common']);
  const navigate = useNavigate();
  const { base, remedy } = useEditing(venue, () => readNow(getVenue, { params: { id: venue._id } }));
  const form = useApiForm({
    schema: venueSchema,
    defaultValues: venueValues(venue),
    draft: onDevice(`venue:${venue._id}`),
    onSubmit: async ({ terms_accepted: _terms, declaration_accepted: _declaration, ...filled }) => {
      await call(editVenue, {
        params: { id: venue._id },
        version: base.version,
        body: withLocation(filled),
      });
      await invalidate(getVenue);
      await refreshRow({ list: listVenues, read: getVenue }, venue._id);
      notify('success', t('venues:saved'));
      await navigate({ to: paths.venue, params: { venueId: venue._id } });
    },
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
      <Form
        form={form}
        submitLabel={t('common:save')}
        remedy={remedy({ problem: form.problem, show: (fresh) => form.rebase(venueValues(fresh)) })}
      >
        <VenueFields form={form} />
      </Form>
    </Card>
  );
}
