import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Facts } from '#ui/page/facts.tsx';
import { HoursBar } from './hours-bar.tsx';
import type { PlanNews } from './plan.worker.ts';
import { pointsOff, usualRuns } from './plan-runs.ts';
import { useDuration } from './use-duration.ts';

type Props = Pick<PlanNews, 'plan' | 'runs'> & { readonly longest: number };

/** What a format means: how long it takes, how many matches, rests and byes, and who wins. */
export function PlanFigures({ plan, runs, longest }: Props) {
  const { t } = useTranslation('simulators');
  const duration = useDuration();
  const { minutes, matches, bestWins, matchesEach, rest, byes } = plan;
  const { fewest, most } = matchesEach;
  const spread = t('planner.spread', { low: duration(minutes.low), high: duration(minutes.high) });
  return (
    <Box>
      <Typography variant="h1" component="p">
        {duration(minutes.median)}
      </Typography>
      <Hint sx={{ mb: 1 }}>{spread}</Hint>
      <HoursBar minutes={minutes} longest={longest} label={spread} />
      <Box sx={{ mx: { xs: -2, sm: -3 } }}>
        <Facts
          facts={[
            [t('planner.matches'), formatNumber(matches)],
            [
              t('planner.each'),
              fewest === most
                ? formatNumber(fewest)
                : t('planner.eachRange', { fewest, most, mean: formatNumber(matchesEach.mean, 1) }),
            ],
            [t('planner.rest'), rest > 0 && duration(rest)],
            [t('planner.byes'), byes > 0 && formatNumber(byes)],
            [t('planner.bestWins'), formatPercent(bestWins)],
          ]}
        />
      </Box>
      {runs < usualRuns && <Hint>{t('planner.runs', { times: runs, points: pointsOff(runs) })}</Hint>}
    </Box>
  );
}
