import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { largestGroup } from '@topspin/contract';
import type { BestOf } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { BestOfField } from '#domain/match/best-of-field.tsx';
import { NumberField } from '#domain/numbers/number-field.tsx';
import { RunButton } from '../run-button.tsx';
import { groupToForecast } from './group-asked.ts';
import { GroupTable } from './group-table.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { SeedField } from './seed-field.tsx';
import { useForecastPlayers } from './use-forecast-players.ts';
import { useGroupForecast } from './use-group-forecast.ts';

const sizes = { min: 2, max: largestGroup } as const;
const runLimits = { min: 100, max: 100_000 } as const;

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

/** How the players of a group finish, from thousands of simulated endings. */
export function GroupForecastPage() {
  const { t } = useTranslation('lab');
  const list = useForecastPlayers();
  const [bestOf, setBestOf] = useState<BestOf>(5);
  const [qualify, setQualify] = useState<number | null>(2);
  const [runs, setRuns] = useState<number | null>(10_000);
  const [seed, setSeed] = useState('1');
  const [asked, setAsked] = useState<Parameters<typeof GroupTable>[0]['asked'] | null>(null);
  const { running, news, failed, run, stop } = useGroupForecast();
  const players = list.lines.filter((player) => player !== null);
  // Until enough players are there, their number is no limit yet.
  const places = { min: 1, max: players.length < sizes.min ? sizes.max : players.length };
  const isSize = players.length >= sizes.min && players.length <= sizes.max;
  const isReady = isSize && runs !== null && qualify !== null && qualify <= places.max;
  const start = () => {
    if (!isReady) return;
    const input = groupToForecast({ players, bestOf, results: list.results });
    setAsked({ players, qualify });
    run({ input, runs, seed });
  };
  return (
    <Page title={t('forecast.group.title')} hint={t('forecast.group.hint')}>
      <Box sx={columns}>
        <Stack gap={3} sx={{ minWidth: 0 }}>
          <PlayersPanel
            type="groups"
            players={list}
            onTake={(source) => {
              list.takeOver(source);
              setBestOf(source.bestOf);
              if (source.qualify !== null) setQualify(source.qualify);
            }}
          />
          <Panel title={t('forecast.simulation')}>
            <Stack>
              <BestOfField label={t('bestOf')} value={bestOf} onChange={setBestOf} />
              <NumberField label={t('forecast.qualify')} value={qualify} onChange={setQualify} {...places} />
              <NumberField label={t('forecast.runs')} value={runs} onChange={setRuns} {...runLimits} />
              <SeedField value={seed} onChange={setSeed} />
              <RunButton
                running={running}
                disabled={!isReady}
                words={{ run: t('forecast.run'), stop: t('forecast.stop') }}
                onRun={start}
                onStop={stop}
              />
            </Stack>
          </Panel>
        </Stack>
        <Panel title={t('forecast.outcome')}>
          {failed && <Notice tone="error" title={t('elo.failed')} />}
          {running && (
            <LinearProgress
              aria-label={t('forecast.progress')}
              variant="determinate"
              value={news ? (100 * news.done) / news.runs : 0}
              sx={{ height: 8, borderRadius: 1, mb: 2 }}
            />
          )}
          {news && asked && <GroupTable asked={asked} players={news.players} />}
          {!news && !failed && (
            <Typography color="textSecondary">{t('forecast.group.waiting', sizes)}</Typography>
          )}
          {news && (
            <Hint role="status" sx={{ mt: 2 }}>
              {!running && t('forecast.done', { count: news.done, runs: formatNumber(news.done) })}
            </Hint>
          )}
          <Hint sx={{ mt: 1 }}>{t('forecast.group.how')}</Hint>
        </Panel>
      </Box>
    </Page>
  );
}
