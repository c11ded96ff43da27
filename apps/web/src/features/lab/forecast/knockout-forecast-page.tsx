import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '#ui/page/hint.tsx';
import { Choice } from '#ui/act/choice.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Stack } from '#ui/layout.ts';
import { bracketOrders, type BracketOrder, knockoutForecast } from './knockout-forecast.ts';
import { KnockoutTable } from './knockout-table.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { SeedField } from './seed-field.tsx';
import { useForecastPlayers } from './use-forecast-players.ts';

const sizes = { min: 2, max: 128 } as const;

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

/** The exact chances of everybody in a bracket to reach each round and to win it. */
export function KnockoutForecastPage() {
  const { t } = useTranslation('lab');
  const list = useForecastPlayers();
  const [order, setOrder] = useState<BracketOrder>('drawn');
  const [seed, setSeed] = useState('1');
  const { lines, results } = list;
  const forecast = useMemo(() => {
    const players = lines.filter((player) => player !== null).length;
    if (players < sizes.min || lines.length > sizes.max) return null;
    return knockoutForecast({ lines, order, seed, results });
  }, [lines, order, seed, results]);
  return (
    <Page title={t('forecast.knockout.title')} hint={t('forecast.knockout.hint')}>
      <Box sx={columns}>
        <Stack gap={3} sx={{ minWidth: 0 }}>
          <PlayersPanel
            type="knockout"
            players={list}
            onTake={(source) => {
              list.takeOver(source);
              setOrder('listed');
            }}
          />
          <Panel title={t('forecast.knockout.bracket')}>
            <Stack>
              <Choice
                upright
                label={t('forecast.knockout.order')}
                value={order}
                options={bracketOrders.map((value) => ({
                  value,
                  label: t(`forecast.knockout.orders.${value}`),
                }))}
                onChange={setOrder}
              />
              {order === 'drawn' && <SeedField value={seed} onChange={setSeed} />}
            </Stack>
          </Panel>
        </Stack>
        <Panel title={t('forecast.outcome')}>
          {forecast ? (
            <KnockoutTable forecast={forecast} />
          ) : (
            <Typography color="textSecondary">{t('forecast.knockout.waiting', sizes)}</Typography>
          )}
          <Hint sx={{ mt: 2 }}>{t('forecast.knockout.how')}</Hint>
        </Panel>
      </Box>
    </Page>
  );
}
