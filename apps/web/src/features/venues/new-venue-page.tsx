import { createVenue, getVenue, listVenues } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { VerifiedOnly } from '#lib/session/verify-first.tsx';
import { onDevice } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { VenueFields } from './venue-fields.tsx';
import { emptyVenue, venueSchema, withLocation } from './venue-form-values.ts';

/** A new venue, with the declaration of authority to publish it. */
export function NewVenuePage() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const router = useRouter();
  const { after } = useSearch({ strict: false });
  const draft = onDevice('venue:new');
  const create = useCreation(createVenue, draft);
  const form = useApiForm({
    schema: venueSchema,
    defaultValues: emptyVenue,
    draft,
    onSubmit: async (filled) => {
      const venue = await create({ body: withLocation(filled) });
      queries.setQueryData(apiQuery(getVenue, { params: { id: venue._id } }).queryKey, venue);
      await invalidate(listVenues);
      notify('success', t('created'));
      // From the form of an open: its draft waits there.
      if (after === 'back') router.history.back();
      else await navigate({ to: paths.venue, params: { venueId: venue._id } });
    },
  });
  return (
    <Page title={t('newTitle')}>
      <VerifiedOnly>
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
          <Form form={form} submitLabel={t('create')}>
            <VenueFields form={form} />
            <TickBox control={form.control} name="terms_accepted" label={t('terms')} />
            <TickBox control={form.control} name="declaration_accepted" label={t('declaration')} />
          </Form>
        </Card>
      </VerifiedOnly>
    </Page>
  );
}
