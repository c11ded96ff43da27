import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { defaultRatingSettings, type OpenFormat } from '@topspin/engine';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#lib/session/use-me.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { NumberBox } from '../number-box.tsx';
import { FormatPanel } from './format-panel.tsx';
import { planAddress, type PlanInputs, planLimits, readPlan } from './plan-address.ts';
import { formatFor } from './plan-kind.ts';
import { type PlanState, usePlan } from './use-plan.ts';

/** Compares two formats for the same players and tables; the address carries all of it, to be shared. */
export function PlannerPage() {
  const { t } = useTranslation('simulators');
  const inputs = readPlan(useSearch({ from: '/help/format-planner' }));
  const navigate = useNavigate();
  const creates = useMay().create_opens;
  const change = (changes: Partial<PlanInputs>) =>
    void navigate({ to: '.', search: planAddress({ ...inputs, ...changes }), replace: true });
  const { players, tables, spread } = inputs;
  const states = {
    a: usePlan({ players, tables, spread, format: inputs.a, settings: defaultRatingSettings }),
    b: usePlan({ players, tables, spread, format: inputs.b, settings: defaultRatingSettings }),
  };
  const longest = Math.max(1, highOf(states.a), highOf(states.b));
  const panel = (name: 'a' | 'b', title: string) => (
    <FormatPanel
      title={title}
      format={inputs[name]}
      players={players}
      state={states[name]}
      longest={longest}
      creates={creates}
      onChange={(format: OpenFormat) => change({ [name]: format })}
    />
  );
  return (
    <Page title={t('planner.title')} hint={t('planner.hint')}>
      <Stack gap={3}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
            <NumberBox
              label={t('planner.players')}
              value={players}
              {...planLimits.players}
              onChange={(value) =>
                change({
                  players: value,
                  a: formatFor(inputs.a, players, value),
                  b: formatFor(inputs.b, players, value),
                })
              }
            />
            <NumberBox
              label={t('planner.tables')}
              value={tables}
              {...planLimits.tables}
              onChange={(value) => change({ tables: value })}
            />
            <NumberBox
              label={t('planner.levels')}
              hint={t('planner.levelsHint')}
              value={spread}
              {...planLimits.spread}
              step={50}
              onChange={(value) => change({ spread: value })}
            />
          </Box>
        </Card>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
          {panel('a', t('planner.a'))}
          {panel('b', t('planner.b'))}
        </Box>
        <Hint>{t('planner.how')}</Hint>
      </Stack>
    </Page>
  );
}

const highOf = (state: PlanState): number =>
  state === undefined || state === 'failed' ? 0 : state.plan.minutes.high;
