import {
  createEdition,
  getCircuit,
  getEdition,
  listCircuits,
  listEditions,
  type Edition,
} from '@topspin/contract';
import Box from '@mui/material/Box';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { OptionSearch } from '#domain/options/option-search.tsx';
import { useOptions } from '#domain/options/use-options.ts';
import { onDevice } from '#ui/draft/drafts.ts';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { EditionLayout } from './edition-layout.tsx';
import { bodyOf, editionSchema, newEdition } from './edition-values.ts';
import { useEditionsOf } from './use-editions-of.ts';

/** A new edition, of the circuit in the address. */
export function NewEditionPage() {
  const { t } = useTranslation('editionForm');
  const navigate = useNavigate();
  const { circuit = '' } = useSearch({ from: '/main/circuit-manager/circuit-editions/new' });
  const circuits = useOptions(listCircuits, { sortBy: ['name'], chosen: circuit });
  const choose = (id: string) =>
    void navigate({ to: paths.newEdition, search: id === '' ? {} : { circuit: id }, replace: true });
  return (
    <Page title={t('newTitle')} wide>
      <Box sx={{ maxWidth: 480, mb: 3 }}>
        <OptionSearch
          label={t('circuit')}
          none={t('chooseCircuit')}
          options={circuits}
          labelOf={({ name }) => name}
          value={circuit}
          onChange={choose}
        />
      </Box>
      {circuit !== '' && <AfterTheLast key={circuit} circuitId={circuit} />}
    </Page>
  );
}

function AfterTheLast({ circuitId }: { readonly circuitId: string }) {
  const editions = useEditionsOf(circuitId);
  if (!editions.data) return <LoadState query={editions} />;
  return <NewEdition circuitId={circuitId} last={editions.data.collection[0]} />;
}

type Props = { readonly circuitId: string; readonly last: Edition | undefined };

function NewEdition({ circuitId, last }: Props) {
  const { t } = useTranslation('editionForm');
  const navigate = useNavigate();
  const draft = onDevice(`edition:new:${circuitId}`);
  const create = useCreation(createEdition, draft);
  const form = useApiForm({
    schema: editionSchema,
    defaultValues: newEdition(last),
    draft,
    onSubmit: async (values) => {
      const edition = await create({ body: { ...bodyOf(values), circuit_id: circuitId } });
      queries.setQueryData(apiQuery(getEdition, { params: { id: edition._id } }).queryKey, edition);
      await invalidate(listEditions, listCircuits, getCircuit);
      notify('success', t('created'));
      await navigate({ to: paths.edition, params: { circuitEditionId: edition._id } });
    },
  });
  return <EditionLayout form={form} submitLabel={t('create')} circuitId={circuitId} />;
}
