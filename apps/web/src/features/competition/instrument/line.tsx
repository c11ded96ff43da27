import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { expediteDueAt, type MatchState, type Pause, type Side } from '@topspin/engine';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { unseen } from '#ui/page/visually-hidden.tsx';
import { decides } from '../conflict/decides.ts';
import { personIn } from '#domain/match/pair-words.ts';
import { useSideName } from '#domain/match/match-words.ts';
import { useNow } from '../shown/use-now.ts';
import { clockText, runningPause, setLasts } from './clock.ts';
import { enlarged, sideways, stacked } from './frame.tsx';
import { PauseClock } from './pause-clock.tsx';

const ConflictDialog = lazyDialog(
  async () => (await import('../conflict/conflict-dialog.tsx')).ConflictDialog,
);
const ExpediteDialog = lazyDialog(async () => (await import('./expedite-dialog.tsx')).ExpediteDialog);

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  readonly onStartSet: () => void;
  readonly onExpedite: (server: Side) => void;
  readonly onLeave: () => void;
};

/** The line above the buttons: the one thing to know or to do now. Otherwise how long the set has lasted. */
export function Line(props: Props) {
  const { match, state, onStartSet, onExpedite, onLeave } = props;
  const { t } = useTranslation('matches');
  const name = useSideName();
  const { serving } = state;
  const last = state.events.at(-1);
  // The clock ticks every second; what has just happened is not in its future.
  const now = Math.max(useNow(), last?.at ?? 0);
  const [resumed, setResumed] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const pause = runningPause(state, now);
  const due = expediteDueAt(state);
  const lasts = setLasts(state, now);
  const labelOf = ({ kind }: Pause): string => {
    if (kind === 'timeout' && last?.type === 'timeout')
      return t('play.timeoutOf', { name: name(match, last.side) });
    return t(kind === 'suspension' ? 'play.suspended' : 'play.interval');
  };

  if (state.status === 'finished')
    return (
      <Row>
        <Button variant="contained" size="large" onClick={onLeave} sx={{ flex: 1 }}>
          {t('play.seeResult')}
        </Button>
      </Row>
    );
  if (state.interval)
    return (
      <Row>
        {pause ? <PauseClock label={labelOf(pause)} left={pause.until - now} /> : <span />}
        <Button variant="contained" size="large" onClick={onStartSet} sx={{ px: 2.5, whiteSpace: 'nowrap' }}>
          {t('play.startSet', { number: state.setsWon.a + state.setsWon.b + 1 })}
        </Button>
      </Row>
    );
  if (pause && resumed !== pause.until)
    return (
      <Row>
        <PauseClock label={labelOf(pause)} left={pause.until - now} />
        <Button variant="outlined" onClick={() => setResumed(pause.until)} sx={{ whiteSpace: 'nowrap' }}>
          {t('play.endTimeout')}
        </Button>
      </Row>
    );
  const isDue = due !== undefined && now >= due;
  const waits = match.conflicts > 0;
  const waiting = t(decides(match) ? 'conflict.waiting' : 'conflict.waitingForOthers', {
    count: match.conflicts,
  });
  if (isDue || waits)
    return (
      <Row>
        {waits ? (
          <Notice short={t('conflict.title')} full={isDue ? undefined : waiting} />
        ) : (
          <Notice short={t('play.expediteDueShort')} full={t('play.expediteDue')} />
        )}
        {waits && (
          <Button onClick={() => setDeciding(true)}>
            {t(decides(match) ? 'conflict.see' : 'conflict.look')}
          </Button>
        )}
        {isDue && (
          <Button
            variant="outlined"
            color="warning"
            aria-label={t('play.expediteStart')}
            onClick={() => setAsking(true)}
          >
            {t('play.expedite')}
          </Button>
        )}
        {isDeciding && <ConflictDialog match={match} onClose={() => setDeciding(false)} />}
        {asking && (
          <ExpediteDialog
            match={match}
            state={state}
            onExpedite={onExpedite}
            onClose={() => setAsking(false)}
          />
        )}
      </Row>
    );
  if (serving && state.cues.some(({ kind }) => kind === 'lastSetChange'))
    return (
      <Row>
        <Notice short={t('play.receiversChange', { name: personIn(match, serving.receiver) })} />
      </Row>
    );
  if (lasts === undefined) return null;
  return (
    <Hint sx={{ px: 1, textAlign: 'center', fontSize: 'min(0.875rem, 6cqmin)' }}>
      {t('play.setLasts', { number: state.sets.length, clock: clockText(lasts) })}
    </Hint>
  );
}

const Row = ({ children }: { readonly children: ReactNode }) => <Box sx={row}>{children}</Box>;

const row = {
  display: 'flex',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 1,
  minWidth: 0,
  '& > button': { flexShrink: 0, minHeight: 44, fontSize: 'min(1rem, 6cqmin)', lineHeight: 1.2 },
  [enlarged]: { '& > button': { px: 1 } },
  [stacked]: {
    flexWrap: 'wrap',
    px: 0,
    '& > :not(button)': { flex: '1 0 100%' },
    '& > button': { flex: '1 1 0', minWidth: 'min-content', px: 1 },
  },
} as const;

type NoticeProps = {
  readonly short: string;
  /** The same in more words, unless text is large. */
  readonly full?: string | undefined;
};

const Notice = ({ short, full = short }: NoticeProps) => (
  <Typography role="status" variant="body2" component="div" sx={notice}>
    <Box component="span" sx={full === short ? undefined : { [enlarged]: unseen }}>
      {full}
    </Box>
    {full !== short && (
      <Box component="span" aria-hidden="true" sx={{ display: 'none', [enlarged]: { display: 'inline' } }}>
        {short}
      </Box>
    )}
  </Typography>
);

const notice = {
  minWidth: 0,
  fontSize: 'min(0.875rem, 6cqmin)',
  [sideways]: { fontSize: 'min(0.875rem, 4.4cqmin)' },
  lineHeight: 1.2,
  fontWeight: 600,
  color: 'text.primary',
} as const;
