import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#lib/format.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { TableHeader } from '#ui/page/table-header.tsx';
import { StateChip } from './state-chip.tsx';

export type Progress = { readonly done: number; readonly count: number };

type Props = {
  readonly open: OpenPage;
  /** The current user's next step, and its explanation. */
  readonly step: ReactNode;
  readonly hint?: string | undefined;
  /** The share of matches played, once there are any. */
  readonly progress?: Progress | undefined;
};

/** The header of an open: its name on the table, when and where, its state, and the next step. */
export function OpenHeader({ open, step, hint, progress }: Props) {
  const { t } = useTranslation('opens');
  usePageTitle(open.name);
  const details = [
    formatHours(open.date_start, open.date_end, open.venue?.time_zone),
    open.venue?.name,
    t(open.rated ? 'information.ratedShort' : 'information.unratedShort'),
  ];
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
            {progress ? (
              <Figure figure={`${progress.done}/${progress.count}`} words={t('matchesPlayed')} />
            ) : (
              <Places open={open} />
            )}
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
        {hint && (
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px', maxWidth: '70ch' }}>
            {hint}
          </Typography>
        )}
        <Box
          sx={{
            ml: { sm: 'auto' },
            '&:empty': { display: 'none' },
            width: { xs: '100%', sm: 'auto' },
            '& > button': { width: { xs: '100%', sm: 'auto' } },
          }}
        >
          {step}
        </Box>
      </Box>
      {progress && (
        <LinearProgress
          variant="determinate"
          value={(100 * progress.done) / progress.count}
          aria-label={t('matchesPlayed')}
        />
      )}
      {open.cancel_reason && (
        <Alert severity="error">{t('cancel.told', { reason: open.cancel_reason })}</Alert>
      )}
    </Card>
  );
}

/** How full it is, and how many are waiting; for a finished open, how many played. */
function Places({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const { players_count: taken, players_max: count, waiting_count: waiting, state } = open;
  if (state === 'finished' || state === 'active') {
    return <Figure figure={String(taken)} words={t('playersWord', { count: taken })} />;
  }
  return (
    <Figure
      figure={`${taken}/${count}`}
      words={[t('placesTaken'), waiting > 0 && t('waiting', { count: waiting })].filter(Boolean).join(' · ')}
    />
  );
}

/** A large number and its label. */
function Figure({ figure, words }: { readonly figure: string; readonly words: string }) {
  return (
    <>
      <Typography variant="display" component="p">
        {figure}
      </Typography>
      <Typography variant="body2" sx={{ opacity: 0.9 }}>
        {words}
      </Typography>
    </>
  );
}
