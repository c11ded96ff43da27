import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { MatchPage, Statistics } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { useSideName } from './match-words.ts';

const figures = [
  'points_won',
  'points_won_on_serve',
  'points_lost_on_serve',
  'biggest_lead',
  'longest_streak',
  'biggest_comeback',
] as const satisfies readonly (keyof Statistics)[];

/** The figures of the match and of each set, when it was scored point by point. */
export function StatisticsTable({ match }: { readonly match: MatchPage }) {
  const { t } = useTranslation('matches');
  const [set, setSet] = useState<number | null>(null);
  const shown = set === null ? match.match_statistics : (match.set_statistics[set] ?? null);
  if (match.match_statistics === null) {
    return (
      <Panel title={t('statistics.title')}>
        <Typography color="textSecondary">{t('statistics.none')}</Typography>
      </Panel>
    );
  }
  return (
    <Panel title={t('statistics.title')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={set ?? 'match'}
        aria-label={t('statistics.title')}
        sx={{ mb: 2, flexWrap: 'wrap' }}
        onChange={(_, chosen: number | 'match' | null) =>
          chosen !== null && setSet(chosen === 'match' ? null : chosen)
        }
      >
        <ToggleButton value="match" sx={{ textTransform: 'none' }}>
          {t('statistics.match')}
        </ToggleButton>
        {match.set_statistics.map((_, index) => (
          <ToggleButton key={index} value={index} sx={{ textTransform: 'none' }}>
            {t('set', { number: index + 1 })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {shown === null ? (
        <Typography color="textSecondary">{t('statistics.none')}</Typography>
      ) : (
        <Figures match={match} statistics={shown} />
      )}
    </Panel>
  );
}

const minute = 60_000;

function Figures({ match, statistics }: { readonly match: MatchPage; readonly statistics: Statistics }) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell align="right">{name(match, 'a')}</TableCell>
            <TableCell align="right">{name(match, 'b')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {figures.map((figure) => (
            <TableRow key={figure}>
              <TableCell component="th" scope="row">
                {t(`statistics.${figure}`)}
              </TableCell>
              <Figure own={statistics[figure].a} other={statistics[figure].b} colour="primary.main" />
              <Figure own={statistics[figure].b} other={statistics[figure].a} colour="secondary.main" />
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {statistics.duration !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, px: 2 }}>
          {t('statistics.duration')}:{' '}
          {t('statistics.minutes', { count: Math.max(1, Math.round(statistics.duration / minute)) })}
        </Typography>
      )}
    </Box>
  );
}

function Figure({
  own,
  other,
  colour,
}: {
  readonly own: number;
  readonly other: number;
  readonly colour: string;
}) {
  const ahead = own > other;
  return (
    <TableCell
      align="right"
      sx={{
        fontStretch: '75%',
        fontSize: '1.25rem',
        fontWeight: ahead ? 800 : 450,
        color: ahead ? colour : 'text.secondary',
      }}
    >
      {own}
    </TableCell>
  );
}
