import { createCircuit, getCircuit, listCircuits } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { onDevice } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { CircuitFields } from './circuit-fields.tsx';
import { circuitSchema, emptyCircuit } from './circuit-values.ts';

/** A new circuit. */
export function NewCircuitPage() {
  const { t } = useTranslation('circuits');
  const navigate = useNavigate();
  const draft = onDevice('circuit:new');
  const create = useCreation(createCircuit, draft);
  const form = useApiForm({
    schema: circuitSchema,
    defaultValues: emptyCircuit(currentLanguage()),
    draft,
    onSubmit: async (body) => {
      const circuit = await create({ body });
      queries.setQueryData(apiQuery(getCircuit, { params: { id: circuit._id } }).queryKey, circuit);
      await invalidate(listCircuits);
      notify('success', t('form.created'));
      await navigate({ to: paths.circuit, params: { circuitId: circuit._id } });
    },
  });
  return (
    <Page title={t('form.newTitle')}>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
        <Form form={form} submitLabel={t('form.create')}>
          <CircuitFields form={form} />
        </Form>
      </Card>
    </Page>
  );
}
