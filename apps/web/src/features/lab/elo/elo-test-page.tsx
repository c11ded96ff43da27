import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { BestOf } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BestOfField } from '#domain/match/best-of-field.tsx';
import { NumberField } from '#domain/numbers/number-field.tsx';
import { Stack } from '#ui/layout.ts';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { RunButton } from '../run-button.tsx';
import { EloTestFigures } from './elo-test-figures.tsx';
import { useEloTest } from './use-elo-test.ts';

const differences = { min: 0, max: 1000 } as const;
const counts = { min: 10, max: 100_000 } as const;

const twoColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Plays matches point by point and compares who wins with what Elo expects. */
export function EloTestPage() {
  const { t } = useTranslation('lab');
  const [difference, setDifference] = useState<number | null>(100);
  const [matches, setMatches] = useState<number | null>(5000);
  const [bestOf, setBestOf] = useState<BestOf>(5);
  const { running, news: figures, failed, run, stop } = useEloTest();
  const start = () => difference !== null && matches !== null && run({ difference, matches, bestOf });
  return (
    <Page title={t('elo.title')} hint={t('elo.hint')}>
      <Box sx={twoColumns}>
        <Panel title={t('elo.matches')}>
          <Stack>
            <NumberField
              label={t('elo.difference')}
              value={difference}
              onChange={setDifference}
              {...differences}
            />
            <BestOfField label={t('bestOf')} value={bestOf} onChange={setBestOf} />
            <NumberField label={t('elo.matches')} value={matches} onChange={setMatches} {...counts} />
            <RunButton
              running={running}
              disabled={difference === null || matches === null}
              words={{ run: t('elo.run'), stop: t('elo.cancel') }}
              onRun={start}
              onStop={stop}
            />
          </Stack>
        </Panel>
        {failed && <Notice tone="error" title={t('elo.failed')} />}
        {(running || figures) && (
          <Panel title={t('elo.table')}>
            {running && (
              <LinearProgress
                aria-label={t('elo.progress')}
                variant="determinate"
                value={(100 * (figures?.played ?? 0)) / (matches ?? counts.max)}
                sx={{ height: 8, borderRadius: 1, mb: 2 }}
              />
            )}
            {figures && <EloTestFigures figures={figures} over={!running} />}
          </Panel>
        )}
      </Box>
    </Page>
  );
}
