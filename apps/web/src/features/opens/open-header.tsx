import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDays } from '#lib/format.ts';
import { usePageTitle } from '#ui/page-title.ts';
import { TableHeader } from '#ui/table-header.tsx';
import { StateChip } from './state-chip.tsx';

type Props = {
  readonly open: OpenPage;
  /** The next step of whoever looks. */
  readonly step: ReactNode;
};

/** The head of an open: its name on the table, when and where, its state, and the next step. */
export function OpenHeader({ open, step }: Props) {
  const { t } = useTranslation('opens');
  usePageTitle(open.name);
  const details = [formatDays(open.date_start, open.date_end, open.venue?.time_zone), open.venue?.name];
  return (
    <Card component="header" sx={{ mb: 2 }}>
      <TableHeader
        left={
          <>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {open.name}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, opacity: 0.9 }}>
              {details.filter(Boolean).join(' · ')}
            </Typography>
          </>
        }
        right={
          <>
            <Typography variant="display" component="p" aria-hidden="true">
              {open.players_count}
            </Typography>
            <Typography variant="body2" sx={{ opacity: 0.9 }}>
              {t('places', { taken: open.players_count, count: open.players_max })}
              {open.waiting_count > 0 && ` · ${t('waiting', { count: open.waiting_count })}`}
            </Typography>
          </>
        }
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', px: { xs: 2, sm: 3 }, py: 2 }}
      >
        <StateChip state={open.state} />
        {open.champion && (
          <Typography sx={{ fontWeight: 750 }}>
            {t('results.champion')}: {open.champion.name}
          </Typography>
        )}
        {open.may.manage && (
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
            {t(`steps.hint.${open.state}`)}
          </Typography>
        )}
        <Box sx={{ ml: 'auto' }}>{step}</Box>
      </Box>
      {open.cancel_reason && (
        <Alert severity="error">{t('cancel.told', { reason: open.cancel_reason })}</Alert>
      )}
    </Card>
  );
}
