import { getEdition } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Page } from '#ui/page/page.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { RoundsForm } from './rounds-form.tsx';

/** Makes the rounds of a season at once. */
export function NewRoundsPage() {
  const { t } = useTranslation('opens');
  const { circuitEditionId } = useParams({
    from: '/main/circuit-manager/circuit-editions/$circuitEditionId/rounds',
  });
  const edition = useQuery(apiQuery(getEdition, { params: { id: circuitEditionId } }));
  return (
    <Page
      title={t('rounds.title')}
      hint={
        edition.data && (
          <TextLink to={paths.edition} params={{ circuitEditionId }}>
            {`${edition.data.circuit.name} · ${edition.data.name}`}
          </TextLink>
        )
      }
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
        {!edition.data && <LoadState query={edition} rows={{ count: 6, height: 72 }} />}
        {edition.data && <RoundsForm key={edition.data._id} edition={edition.data} />}
      </Card>
    </Page>
  );
}
