import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BracketCell } from './bracket-cell.tsx';
import { Connector } from './connector.tsx';
import { type BracketRound, linesOf, placesOf } from './rounds.ts';

export type RoundsProps = {
  readonly rounds: readonly BracketRound[];
  /** The player whose path is highlighted. */
  readonly lit: string | null;
  readonly onHover: (player: string | null) => void;
};

const gap = 32;
const narrowest = 184;
const widest = 300;

/** The rounds side by side, from the first on the left to the final, with lines from each match to the next. */
export function RoundColumns({ rounds, lit, onHover }: RoundsProps) {
  const { t } = useTranslation('competition');
  return (
    <Box sx={{ display: 'flex', gap: `${gap}px`, overflowX: 'auto', pb: 1, mx: -0.5, px: 0.5 }}>
      {rounds.map((round, column) => (
        <Box
          key={round.name}
          component="section"
          aria-label={t(`bracket.rounds.${round.name}`)}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: `1 0 ${narrowest}px`,
            maxWidth: widest,
          }}
        >
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t(`bracket.rounds.${round.name}`)}
          </Typography>
          <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '1fr' }}>
            {placesOf(rounds, column).map((match, place) => (
              <Box
                key={match?._id ?? place}
                sx={{ position: 'relative', display: 'flex', alignItems: 'center', py: 0.75 }}
              >
                <Connector gap={gap} lines={linesOf(rounds, column, place, lit)} />
                {match && <BracketCell match={match} lit={lit} onHover={onHover} />}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
