import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type Clock, type MatchState, matchStatistics, serveCounts, sumOfServes } from '@topspin/engine';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDoubles } from '#domain/match/pair-words.ts';
import { Panel } from '#ui/page/panel.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { MatchTimes } from './match-times.tsx';
import { StatisticsBars } from './statistics-bars.tsx';

const ServesOfFour = lazy(async () => ({ default: (await import('./serves-of-four.tsx')).ServesOfFour }));

type Props = { readonly match: MatchPage; readonly state: MatchState };

/** The statistics of the match and of each set, if it was scored point by point. */
export function StatisticsTable({ match, state }: Props) {
  const { t } = useTranslation(['matches', 'match']);
  const [set, setSet] = useState<number | null>(null);
  const isScored = state.events.length > 0 && !match.from_sheet;
  const statistics = useMemo(() => isScored && matchStatistics(state.events, state), [isScored, state]);
  if (!statistics) {
    return (
      <Panel title={t('statistics.title')}>
        <Typography color="textSecondary">{t('statistics.none')}</Typography>
        <MatchTimes {...clockOf(match)} timeZone={match.open.time_zone} />
      </Panel>
    );
  }
  const shown = set === null ? statistics : statistics.sets[set];
  const serves = isDoubles(match) ? serveCounts(state.events, state) : [];
  return (
    <Panel title={t('statistics.title')}>
      <Box sx={{ overflowX: 'auto', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={set ?? 'match'}
          aria-label={t('statistics.title')}
          onChange={(_, chosen: number | 'match' | null) =>
            chosen !== null && setSet(chosen === 'match' ? null : chosen)
          }
        >
          <ToggleButton value="match" sx={tab}>
            {t('statistics.match')}
          </ToggleButton>
          {statistics.sets.map((_, index) => (
            <ToggleButton key={index} value={index} sx={tab}>
              {t('match:set', { number: index + 1 })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {shown === undefined ? (
        <Typography color="textSecondary">{t('statistics.none')}</Typography>
      ) : (
        <>
          <StatisticsBars match={match} statistics={shown} />
          {isDoubles(match) && (
            <Suspense fallback={<HoldsPaint />}>
              <ServesOfFour match={match} serves={set === null ? sumOfServes(serves) : (serves[set] ?? [])} />
            </Suspense>
          )}
          <MatchTimes {...shown} timeZone={match.open.time_zone} />
        </>
      )}
    </Panel>
  );
}

/** When a match was played that was not scored point by point, as far as that is known. */
function clockOf({ started_at, finished_at }: MatchPage): Clock {
  const start = started_at === null ? undefined : Date.parse(started_at);
  const end = finished_at === null ? undefined : Date.parse(finished_at);
  return {
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(start !== undefined && end !== undefined && { duration: Math.max(0, end - start) }),
  };
}

const tab = {
  minHeight: 44,
  px: 2,
  color: 'text.primary',
  textTransform: 'none',
  whiteSpace: 'nowrap',
} as const;
