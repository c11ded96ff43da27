import Card from '@mui/material/Card';
import { createOpen, getOpen, listOpens, listVenues } from '@topspin/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { useMe } from '#lib/session/use-me.ts';
import { keepPlannedFormat } from '#domain/formats/planned-format.ts';
import { useFormatWords } from '#domain/formats/use-format-words.ts';
import { VerifiedOnly } from '#lib/session/verify-first.tsx';
import { ownTimeZone } from '#lib/zoned-time.ts';
import { onDevice } from '#ui/draft/drafts.ts';
import { notify } from '#ui/notify/notifications.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Page } from '#ui/page/page.tsx';
import { OpenForm } from './open-form.tsx';
import { newOpenValues, type OpenFormValues } from './open-form-values.ts';
import { plannedValues, readPlanned, type PlannedOpen } from './planned-open.ts';

const draft = onDevice('open:new');

/** Creates an open; a second click sends the same creation again, not another. */
export function NewOpenPage() {
  const { t } = useTranslation('opens');
  const navigate = useNavigate();
  const create = useCreation(createOpen, draft);
  const planned = readPlanned(useSearch({ strict: false }));
  const { values, lacksVenues } = useFirstValues(planned);
  return (
    <Page title={t('create')}>
      <VerifiedOnly>
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
          {values === undefined ? (
            <RowSkeletons count={6} height={72} />
          ) : (
            <OpenForm
              values={values}
              lacksVenues={lacksVenues}
              sides={planned?.players}
              draft={draft}
              submitLabel={t('create')}
              onSubmit={async (body) => {
                const open = await create({ body });
                if (planned) keepPlannedFormat(open._id, planned.format);
                queries.setQueryData(apiQuery(getOpen, { params: { id: open._id } }).queryKey, open);
                await invalidate(listOpens);
                notify('success', t('created'));
                await navigate({ to: paths.open, params: { openId: open._id } });
              }}
            />
          )}
        </Card>
      </VerifiedOnly>
    </Page>
  );
}

type FirstValues = { readonly values: OpenFormValues | undefined; readonly lacksVenues: boolean };

/**
 * What the form starts with: the only venue there is, if there is only one, and what the planner of formats says in the
 * address. Undefined until that is known.
 */
function useFirstValues(planned: PlannedOpen | undefined): FirstValues {
  const me = useMe();
  const words = useFormatWords();
  const venues = useQuery(apiQuery(listVenues, { query: { itemsPerPage: 2 } }));
  const [now] = useState(() => Date.now());
  const [values, setValues] = useState<OpenFormValues>();
  if (values === undefined && me !== undefined && !venues.isPending) {
    const [first, ...others] = venues.data?.collection ?? [];
    const only = others.length === 0 ? first : undefined;
    const zone = only?.time_zone ?? ownTimeZone();
    const usual = { ...newOpenValues(now, zone, me.user.email), venue_id: only?._id ?? '' };
    setValues(planned ? plannedValues(usual, planned, words(planned.format)) : usual);
  }
  return { values, lacksVenues: venues.data?.collection.length === 0 };
}
