import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { BestOf } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { Stack } from '#ui/layout.ts';
import { BestOfField } from '../best-of-field.tsx';
import { NumberField, wholeNumber } from '../number-field.tsx';
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
  const [difference, setDifference] = useState('100');
  const [matches, setMatches] = useState('5000');
  const [bestOf, setBestOf] = useState<BestOf>(5);
  const { running, news: figures, failed, run, stop } = useEloTest();
  const asked = { difference: wholeNumber(difference, differences), matches: wholeNumber(matches, counts) };
  const start = () => {
    if (asked.difference === null || asked.matches === null) return;
    run({ difference: asked.difference, matches: asked.matches, bestOf });
  };
  return (
    <Page title={t('elo.title')} hint={t('elo.hint')}>
      <Box sx={twoColumns}>
        <Panel title={t('elo.matches')}>
          <Stack>
            <NumberField
              label={t('elo.difference')}
              typed={difference}
              onChange={setDifference}
              {...differences}
            />
            <BestOfField value={bestOf} onChange={setBestOf} />
            <NumberField label={t('elo.matches')} typed={matches} onChange={setMatches} {...counts} />
            {running ? (
              <ActButton variant="outlined" onClick={stop}>
                {t('elo.cancel')}
              </ActButton>
            ) : (
              <ActButton
                variant="contained"
                disabled={asked.difference === null || asked.matches === null}
                onClick={start}
              >
                {t('elo.run')}
              </ActButton>
            )}
          </Stack>
        </Panel>
        {failed && <Notice tone="error" title={t('elo.failed')} />}
        {(running || figures) && (
          <Panel title={t('elo.table')}>
            {running && (
              <LinearProgress
                aria-label={t('elo.progress')}
                variant="determinate"
                value={(100 * (figures?.played ?? 0)) / (asked.matches ?? counts.max)}
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
