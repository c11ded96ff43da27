import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchPage, Statistics } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { sideColour, useSideName } from './match-words.ts';

const figures = [
  'points_won',
  'points_won_on_serve',
  'points_lost_on_serve',
  'biggest_lead',
  'longest_streak',
  'biggest_comeback',
] as const satisfies readonly (keyof Statistics)[];

type Props = { readonly match: MatchPage; readonly statistics: Statistics };

/** Both players' figures side by side, each as a number and as a bar from the middle. */
export function StatisticsBars({ match, statistics }: Props) {
  const { t } = useTranslation('matches');
  const name = useSideName();
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <Heading side="a">{name(match, 'a')}</Heading>
          <Box component="td" sx={{ width: '38%' }} />
          <Heading side="b">{name(match, 'b')}</Heading>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure}>
            <Figure
              side="a"
              own={statistics[figure].a}
              other={statistics[figure].b}
              fewer={figure === 'points_lost_on_serve'}
            />
            <Typography
              component="th"
              scope="row"
              variant="body2"
              color="textSecondary"
              sx={{ textAlign: 'center', px: 1, py: 1 }}
            >
              {t(`statistics.${figure}`)}
            </Typography>
            <Figure
              side="b"
              own={statistics[figure].b}
              other={statistics[figure].a}
              fewer={figure === 'points_lost_on_serve'}
            />
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Heading({ side, children }: { readonly side: Side; readonly children: string }) {
  return (
    <Typography
      component="th"
      scope="col"
      variant="subtitle2"
      sx={{ textAlign: side === 'a' ? 'right' : 'left', pb: 1, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

type FigureProps = {
  readonly side: Side;
  readonly own: number;
  readonly other: number;
  /** Fewer of them are better. */ readonly fewer: boolean;
};

function Figure({ side, own, other, fewer }: FigureProps) {
  const ahead = fewer ? own < other : own > other;
  const share = own + other === 0 ? 0 : (100 * own) / (own + other);
  return (
    <Box component="td" sx={{ py: 1, textAlign: side === 'a' ? 'right' : 'left' }}>
      <Typography
        component="span"
        variant="h2"
        sx={{ fontWeight: ahead ? 850 : 500, color: ahead ? 'text.primary' : 'text.secondary' }}
      >
        {own}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{
          height: 8,
          mt: 0.25,
          ml: side === 'a' ? 'auto' : 0,
          minWidth: own > 0 ? 4 : 0,
          width: `${share}%`,
          borderRadius: 1,
          bgcolor: `${sideColour[side]}.main`,
          opacity: ahead || own === other ? 1 : 0.5,
        }}
      />
    </Box>
  );
}
