import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#lib/format.ts';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { FormatFields } from '../planner/format-fields.tsx';
import { NumberBox } from '../number-box.tsx';
import { LevelTable } from './level-table.tsx';
import { PointsFields } from './points-fields.tsx';
import { readSeason, seasonAddress, type SeasonInputs, seasonLimits } from './season-inputs.ts';
import { type Simulation, type TableState, useSeason } from './use-season.ts';

const figures = ['players', 'spread', 'opens', 'attendance', 'best', 'runs'] as const;
const tables = ['a', 'b'] as const;

/** Plays a season thousands of times under two tables of points; the address carries all of it, to be shared. */
export function SeasonPage() {
  const { t } = useTranslation('simulators');
  const inputs = readSeason(useSearch({ from: '/help/edition-simulator' }));
  const navigate = useNavigate();
  const change = (changes: Partial<SeasonInputs>) =>
    void navigate({
      to: '.',
      search: seasonAddress({ ...inputs, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const simulation = useSeason(inputs);
  return (
    <Page title={t('season.title')} hint={t('season.hint')}>
      <Stack gap={3}>
        <Card
          sx={{
            p: { xs: 2, sm: 3 },
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: '1fr 1fr' }}>
            {figures.map((name) => (
              <NumberBox
                key={name}
                label={t(`season.${name}`)}
                hint={t(`season.hints.${name}`)}
                value={inputs[name]}
                {...seasonLimits[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </Box>
          <FormatFields
            format={inputs.format}
            players={inputs.players}
            onChange={(format) => change({ format })}
          />
        </Card>
        <Progress simulation={simulation} runs={inputs.runs} />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
          {tables.map((name) => (
            <Panel key={name} title={t(`season.tables.${name}`)}>
              <PointsFields points={inputs[name]} onChange={(points) => change({ [name]: points })} />
              <Divider sx={{ my: 2 }} />
              <Result label={t(`season.tables.${name}`)} state={simulation[name]} players={inputs.players} />
            </Panel>
          ))}
        </Box>
        <Hint>{t('season.how')}</Hint>
      </Stack>
    </Page>
  );
}

type ProgressProps = { readonly simulation: Simulation; readonly runs: number };

/** Starts the simulation, says how far it is, and stops it. */
function Progress({ simulation: { isRunning, done, start, stop }, runs }: ProgressProps) {
  const { t } = useTranslation('simulators');
  return (
    <Row gap={2} nowrap>
      {isRunning ? (
        <Button variant="outlined" onClick={stop}>
          {t('season.stop')}
        </Button>
      ) : (
        <Button variant="contained" onClick={start}>
          {t('season.start', { count: runs })}
        </Button>
      )}
      {isRunning && (
        <>
          <LinearProgress
            variant="determinate"
            value={100 * done}
            aria-label={t('progress')}
            sx={{ flex: 1, maxWidth: 480 }}
          />
          <Typography variant="body2" component="span">
            {formatPercent(done)}
          </Typography>
        </>
      )}
    </Row>
  );
}

type ResultProps = {
  readonly label: string;
  readonly state: TableState;
  readonly players: number;
};

function Result({ label, state, players }: ResultProps) {
  const { t } = useTranslation('simulators');
  if (state === 'failed') return <StatePanel role="alert" drawing="ballInNet" title={t('planner.failed')} />;
  if (state === undefined) return <Typography color="textSecondary">{t('season.waiting')}</Typography>;
  return (
    <>
      <LevelTable label={label} levels={state.levels} players={players} />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('season.played', { count: state.done })}
      </Typography>
    </>
  );
}
