import { listCircuits } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';

type Props = {
  /** Where it is not the page's main action. */
  readonly quiet?: boolean;
};

/** Where a circuit manager creates a circuit. */
export function CreateCircuitLink({ quiet = false }: Props) {
  const { t } = useTranslation('circuits');
  return (
    <ButtonLink to={paths.newCircuit} variant={quiet ? 'text' : 'contained'}>
      {t('form.new')}
    </ButtonLink>
  );
}

/** Where a circuit manager creates an edition; while there are no circuits, a circuit. */
export function CreateEditionLink({ quiet = false }: Props) {
  const { t } = useTranslation('circuits');
  const { data } = useQuery(apiQuery(listCircuits, { query: { itemsPerPage: 1 } }));
  if (!data) return null;
  if (data.totalRows === 0) return <CreateCircuitLink quiet={quiet} />;
  return (
    <ButtonLink to={paths.newEdition} variant={quiet ? 'text' : 'contained'}>
      {t('editions.new')}
    </ButtonLink>
  );
}
