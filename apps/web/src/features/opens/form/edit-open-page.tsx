import Card from '@mui/material/Card';
import { editOpen, getOpen, listInscriptions, listOpens, type OpenPage } from '@topspin/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { replaceRow } from '#lib/api/list-rows.ts';
import { apiQuery, invalidate, queries, readNow } from '#lib/api/query.ts';
import { useEditing } from '#lib/api/stale-form.tsx';
import { ownTimeZone } from '#lib/zoned-time.ts';
import { onDevice } from '#ui/draft/drafts.ts';
import { WayOn } from '#lib/way-on.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { OpenForm } from './open-form.tsx';
import { valuesOf, wantedEdition } from './open-form-values.ts';

/** Edits an open without overwriting concurrent changes. */
export function EditOpenPage() {
  const { t } = useTranslation('opens');
  const { openId } = useParams({ from: '/main/single-open/$openId/edit' });
  const open = useQuery({ ...apiQuery(getOpen, { params: { id: openId } }), staleTime: 0 });
  return (
    <Page title={t('editTitle')}>
      {open.data ? (
        <LoadedOpen open={open.data} />
      ) : (
        <LoadState
          query={open}
          rows={{ count: 6, height: 72 }}
          missing={{ action: <WayOn to="opens" />, hasHeading: true }}
        />
      )}
    </Page>
  );
}

const valuesIn = (open: OpenPage) => valuesOf(open, open.venue?.time_zone ?? ownTimeZone());

function LoadedOpen({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation(['opens', 'common']);
  const navigate = useNavigate();
  const { base, remedy } = useEditing(open, () => readNow(getOpen, { params: { id: open._id } }));
  const [values] = useState(() => valuesIn(open));
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <OpenForm
        values={values}
        draft={onDevice(`open:${open._id}`)}
        submitLabel={t('common:save')}
        remedy={({ problem, rebase }) => remedy({ problem, show: (fresh) => rebase(valuesIn(fresh)) })}
        edition={base.edition}
        isMade
        onSubmit={async (changed) => {
          const { edition_id: edition, grade: _, doubles: __, ...others } = changed;
          // Left as it was, it is not decided anew: what it asks for may have been answered meanwhile.
          const body = edition === wantedEdition(base) ? others : { ...others, edition_id: edition };
          const saved = await call(editOpen, { params: { id: open._id }, body, version: base.version });
          queries.setQueryData(apiQuery(getOpen, { params: { id: open._id } }).queryKey, saved);
          replaceRow(listOpens, saved);
          await invalidate(listInscriptions);
          notify('success', t('saved'));
          await navigate({ to: paths.open, params: { openId: open._id } });
        }}
      />
    </Card>
  );
}
