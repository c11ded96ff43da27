import type { Edition } from '@topspin/contract';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Facts } from '#ui/page/facts.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { EditionState } from './edition-state.tsx';
import { formatPoints } from './ranking/ranked-line.tsx';

const tableHeight = 320;

/** What an edition pays, position by position, and how long it counts. */
export function EditionFacts({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('circuits');
  const { ranking_system: system, state } = edition;
  const { window, usePerformanceMetrics: paysPerformance, performanceMetricsWeight: weights } = system;
  const paid = (points: number) => points > 0 && formatPoints(points);
  const period =
    window.type === 'days'
      ? t('edition.windowDays', { count: window.period })
      : t('edition.windowTournaments', { count: window.period });
  return (
    <Panel title={t('edition.title')}>
      <Box sx={{ mx: { xs: -2, sm: -3 }, mt: -2 }}>
        <Facts
          facts={[
            [t('edition.state'), <EditionState key="state" state={state} />],
            [t('edition.window'), period],
            [t('edition.bonus'), paid(system.bonusPointsForAttendance)],
            [t('edition.matchesWon'), paysPerformance && paid(weights.matchesWon)],
            [t('edition.gamesWon'), paysPerformance && paid(weights.gamesWon)],
            [t('edition.pointsBalance'), paysPerformance && paid(weights.pointsBalance)],
            ...system.grades.map(
              ({ name, most }) =>
                [
                  name,
                  most === null ? t('edition.everyResult') : t('edition.most', { count: most }),
                ] as const,
            ),
          ]}
        />
      </Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('edition.points')}
      </Typography>
      {system.pointsDistribution.length === 0 ? (
        <Typography color="textSecondary">{t('edition.noPoints')}</Typography>
      ) : (
        <PointsTable points={system.pointsDistribution} />
      )}
    </Panel>
  );
}

type PointsProps = { readonly points: Edition['ranking_system']['pointsDistribution'] };

function PointsTable({ points }: PointsProps) {
  const { t } = useTranslation('circuits');
  const sorted = points.toSorted((one, other) => one.position - other.position);
  return (
    <Box sx={{ maxHeight: tableHeight, overflowY: 'auto' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('edition.position')}</TableCell>
            <TableCell align="right">{t('edition.pointsEarned')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((row) => (
            <TableRow key={row.position}>
              <TableCell>{row.position}</TableCell>
              <TableCell align="right">{formatPoints(row.points)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
