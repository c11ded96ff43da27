import {
  editEdition,
  getCircuitRanking,
  getEdition,
  getEditionRanking,
  listEditions,
  listOpens,
  type Edition,
} from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { refreshRow } from '#lib/api/list-rows.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery, invalidate, queries, readNow } from '#lib/api/query.ts';
import { useEditing } from '#lib/api/stale-form.tsx';
import { onDevice } from '#ui/draft/drafts.ts';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { EditionLayout } from './edition-layout.tsx';
import { bodyOf, editionSchema, valuesOf } from './edition-values.ts';

/** Edits an edition without overwriting concurrent changes; its ranking follows at once. */
export function EditEditionPage() {
  const { t } = useTranslation(['editionForm', 'circuits']);
  const { circuitEditionId } = useParams({
    from: '/main/circuit-manager/circuit-editions/$circuitEditionId/edit',
  });
  const params = { id: circuitEditionId };
  const query = useQuery(apiQuery(getEdition, { params }));
  const edition = query.data;
  if (query.isLoadingError || isProblem(query.error, 'thing.notFound')) {
    const missing = { title: t('circuits:edition.notFound'), action: <WayOn to="editions" /> };
    return <LoadState query={query} missing={missing} />;
  }
  return (
    <Page title={t('editTitle')} wide hint={edition && `${edition.circuit.name} · ${edition.name}`}>
      {edition ? <EditEdition edition={edition} /> : <BallLoader />}
    </Page>
  );
}

function EditEdition({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation(['editionForm', 'common']);
  const navigate = useNavigate();
  const params = { id: edition._id };
  const { base, remedy } = useEditing(edition, () => readNow(getEdition, { params }));
  const form = useApiForm({
    schema: editionSchema,
    defaultValues: valuesOf(edition),
    draft: onDevice(`edition:${edition._id}`),
    onSubmit: async (values) => {
      const body = bodyOf(values);
      const saved = await call(editEdition, { params, version: base.version, body });
      queries.setQueryData(apiQuery(getEdition, { params }).queryKey, saved);
      await invalidate(listOpens, getCircuitRanking, getEditionRanking);
      await refreshRow({ list: listEditions, read: getEdition }, edition._id);
      notify('success', t('saved'));
      await navigate({ to: paths.edition, params: { circuitEditionId: edition._id } });
    },
  });
  return (
    <EditionLayout
      form={form}
      submitLabel={t('common:save')}
      remedy={remedy({ problem: form.problem, show: (fresh) => form.rebase(valuesOf(fresh)) })}
      circuitId={edition.circuit._id}
      editionId={edition._id}
    />
  );
}
