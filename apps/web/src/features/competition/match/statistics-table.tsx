import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { MatchTimes } from './match-times.tsx';
import { StatisticsBars } from './statistics-bars.tsx';

/** The statistics of the match and of each set, if it was scored point by point. */
export function StatisticsTable({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation('matches');
  const [set, setSet] = useState<number | null>(null);
  const shown = set === null ? match.match_statistics : (match.set_statistics[set] ?? null);
  if (match.match_statistics === null) {
    return (
      <Panel title={t('statistics.title')}>
        <Typography color="textSecondary">{t('statistics.none')}</Typography>
        <MatchTimes start={match.started_at} end={match.finished_at} duration={lasted(match)} />
      </Panel>
    );
  }
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
          {match.set_statistics.map((_, index) => (
            <ToggleButton key={index} value={index} sx={tab}>
              {t('set', { number: index + 1 })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {shown === null ? (
        <Typography color="textSecondary">{t('statistics.none')}</Typography>
      ) : (
        <>
          <StatisticsBars match={match} statistics={shown} />
          <MatchTimes {...shown} />
        </>
      )}
    </Panel>
  );
}

/** How long a match took that was not scored point by point, where its start is known. */
const lasted = ({ started_at: start, finished_at: end }: MatchPage): number | null =>
  start === null || end === null ? null : Math.max(0, Date.parse(end) - Date.parse(start));

const tab = {
  minHeight: 44,
  px: 2,
  color: 'text.primary',
  textTransform: 'none',
  whiteSpace: 'nowrap',
} as const;
