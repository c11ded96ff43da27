import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { clockText, runningPause } from './clock.ts';
import { useSideName } from '../match/match-words.ts';
import { useNow } from '../match/use-now.ts';

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly onStartSet: () => void;
};

/** A pause in play with its minute counting down; between sets also the button that starts the next. */
export function PauseClock({ match, state, onStartSet }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  const now = useNow();
  const pause = runningPause(state, now);
  const [hidden, setHidden] = useState<number | null>(null);
  const last = state.events.at(-1);
  if (state.interval) {
    return (
      <Strip>
        {pause && <Clock label={t('play.interval')} left={pause.until - now} />}
        <Button variant="contained" size="large" onClick={onStartSet} sx={{ px: 2.5, whiteSpace: 'nowrap' }}>
          {t('play.startSet', { number: state.sets.length + 1 })}
        </Button>
      </Strip>
    );
  }
  if (pause === undefined || last?.type !== 'timeout' || hidden === pause.until) return null;
  return (
    <Strip>
      <Clock label={t('play.timeoutOf', { name: name(match, last.side) })} left={pause.until - now} />
      <Button variant="outlined" onClick={() => setHidden(pause.until)}>
        {t('play.endTimeout')}
      </Button>
    </Strip>
  );
}

const Strip = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 2,
      alignItems: 'center',
      justifyContent: 'space-between',
      px: 2,
      py: 1,
      borderRadius: 1.5,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

/** A minute counting down. Screen readers announce its start and its end, not every second. */
function Clock({ label, left }: { readonly label: string; readonly left: number }) {
  const { t } = useTranslation('matches');
  const over = left <= 0;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
      <Typography aria-hidden="true">{label}</Typography>
      <Typography
        aria-hidden="true"
        variant="display"
        component="span"
        sx={{ fontSize: '1.75rem', color: over ? 'secondary.main' : 'text.primary' }}
      >
        {clockText(left)}
      </Typography>
      <VisuallyHidden role="status">{over ? t('play.timeOver') : label}</VisuallyHidden>
    </Box>
  );
}
