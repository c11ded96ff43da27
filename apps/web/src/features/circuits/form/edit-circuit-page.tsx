import {
  editCircuit,
  getCircuit,
  getCircuitRanking,
  getEditionRanking,
  listCircuits,
  type Circuit,
} from '@topspin/contract';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { refreshRow } from '#lib/api/list-rows.ts';
import { apiQuery, invalidate, readNow } from '#lib/api/query.ts';
import { useEditing } from '#lib/api/stale-form.tsx';
import { onDevice } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { CircuitFields } from './circuit-fields.tsx';
import { circuitSchema, circuitValues } from './circuit-values.ts';

/** Edits a circuit without overwriting concurrent changes. */
export function EditCircuitPage() {
  const { t } = useTranslation('circuits');
  const { circuitId } = useParams({ strict: false });
  const params = { id: circuitId ?? '' };
  const query = useQuery(apiQuery(getCircuit, { params }));
  const circuit = query.data;
  if (query.isLoadingError)
    return <LoadState query={query} missing={{ title: t('notFound'), action: <WayOn to="circuits" /> }} />;
  return (
    <Page title={t('form.editTitle')}>{circuit ? <EditCircuit circuit={circuit} /> : <BallLoader />}</Page>
  );
}

function EditCircuit({ circuit }: { readonly circuit: Circuit }) {
  const { t } = useTranslation(['circuits', 'common']);
  const navigate = useNavigate();
  const params = { id: circuit._id };
  const { base, remedy } = useEditing(circuit, () => readNow(getCircuit, { params }));
  const form = useApiForm({
    schema: circuitSchema,
    defaultValues: circuitValues(circuit),
    draft: onDevice(`circuit:${circuit._id}`),
    onSubmit: async (body) => {
      await call(editCircuit, { params, version: base.version, body });
      await invalidate(getCircuit, getCircuitRanking, getEditionRanking);
      await refreshRow({ list: listCircuits, read: getCircuit }, circuit._id);
      notify('success', t('circuits:form.saved'));
      await navigate({ to: paths.circuit, params: { circuitId: circuit._id } });
    },
  });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
      <Form
        form={form}
        submitLabel={t('common:save')}
        remedy={remedy({ problem: form.problem, show: (fresh) => form.rebase(circuitValues(fresh)) })}
      >
        <CircuitFields form={form} />
      </Form>
    </Card>
  );
}
