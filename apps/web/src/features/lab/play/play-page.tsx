import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { listPhases } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { RunButton } from '../run-button.tsx';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { OpenChoice } from '../open-choice.tsx';
import { useChosenOpen } from '../use-chosen-open.ts';
import { PlayedMatches } from './played-matches.tsx';
import { type Playing, usePlaying } from './use-playing.ts';

const twoColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Plays every match of an open that has not begun, with progress, until it is stopped. */
export function PlayPage() {
  const { t } = useTranslation('lab');
  const [open, choose] = useChosenOpen();
  const [phase, setPhase] = useState('');
  const { playing, start, stop } = usePlaying();
  const runs = playing.state === 'playing';
  return (
    <Page title={t('play.title')} hint={t('play.hint')}>
      <Box sx={twoColumns}>
        <Panel title={t('open')}>
          <Stack>
            <OpenChoice
              states={['active']}
              value={open}
              onChange={(id) => {
                setPhase('');
                choose(id);
              }}
            />
            {open !== '' && <PhaseChoice open={open} value={phase} onChange={setPhase} />}
            <RunButton
              running={runs}
              disabled={open === ''}
              words={{ run: t('play.act'), stop: t('play.cancel') }}
              onRun={() => void start({ open, phase })}
              onStop={stop}
            />
            <Hint>{t('play.notActive')}</Hint>
          </Stack>
        </Panel>
        {playing.state !== 'idle' && (
          <Panel title={t('play.results')}>
            <Progress playing={playing} />
            <PlayedMatches results={playing.results} />
            {playing.state === 'failed' && (
              <ErrorState error={playing.error} onRetry={() => void start({ open, phase })} />
            )}
            {!runs && open !== '' && (
              <ButtonLink variant="outlined" to={paths.open} params={{ openId: open }} sx={{ mt: 2 }}>
                {t('play.toOpen')}
              </ButtonLink>
            )}
          </Panel>
        )}
      </Box>
    </Page>
  );
}

function Progress({ playing: { state, done, total } }: { readonly playing: Playing }) {
  const { t } = useTranslation('lab');
  const words = {
    idle: '',
    playing: total > 0 ? t('play.played', { done, total }) : t('play.playing'),
    done: done > 0 ? t('play.done', { count: done }) : t('play.none'),
    canceled: t('play.canceled', { count: done }),
    failed: t('play.failed', { count: done }),
  };
  return (
    <Box sx={{ mb: 2 }}>
      {state === 'playing' && (
        <LinearProgress
          aria-label={t('play.progress')}
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? (100 * done) / total : 0}
          sx={{ height: 8, borderRadius: 1, mb: 1 }}
        />
      )}
      <Typography role="status">{words[state]}</Typography>
    </Box>
  );
}

type PhaseProps = {
  readonly open: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
};

function PhaseChoice({ open, value, onChange }: PhaseProps) {
  const { t } = useTranslation(['lab', 'competition']);
  const phases = useQuery(apiQuery(listPhases, { params: { id: open } })).data?.collection ?? [];
  return (
    <SelectField
      label={t('play.phase')}
      value={phases.some(({ _id }) => _id === value) ? value : ''}
      options={[
        { value: '', label: t('play.allPhases') },
        ...phases.map(({ _id, name, number }) => ({
          value: _id,
          label: phaseNameIn(currentLanguage(), name) || t('competition:phase.number', { number }),
        })),
      ]}
      onChange={onChange}
    />
  );
}
