import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { getOpen, type OpenPage } from '@topspin/contract';
import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { OpenFacts } from '../open-facts.tsx';
import { OpenHeader } from '../open-header.tsx';
import { InscriptionAction } from './inscription-action.tsx';

/** The public page of an open: what, when, where, who may enter, places left, and the one button that fits. */
export function InscriptionPage() {
  const { t } = useTranslation('opens');
  const { openId = '' } = useParams({ strict: false });
  const open = useQuery(apiQuery(getOpen, { params: { id: openId } }));
  return (
    <Page title={open.data?.name ?? t('inscription.title')} hint={t('inscription.title')}>
      {open.isPending && <RowSkeletons count={6} height={56} />}
      {open.isError && <ErrorState error={open.error} onRetry={() => void open.refetch()} />}
      {open.data && <KnownOpen open={open.data} />}
    </Page>
  );
}

function KnownOpen({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const left = Math.max(0, open.players_max - open.players_count);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <OpenHeader open={open} step={<InscriptionAction open={open} />} />
      {open.state === 'registrationOpen' && left > 0 && (
        <Typography variant="h2" component="p">
          {t('inscription.placesLeft', { count: left })}
        </Typography>
      )}
      {open.description && <Typography sx={{ whiteSpace: 'pre-line' }}>{open.description}</Typography>}
      <Card>
        <OpenFacts open={open} />
      </Card>
    </Box>
  );
}
