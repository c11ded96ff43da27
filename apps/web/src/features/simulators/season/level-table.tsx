import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type LevelForecast, shownRating } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#lib/format.ts';

type Props = {
  readonly label: string;
  readonly levels: readonly LevelForecast[];
  /** How many players there are: the end of the axis. */
  readonly players: number;
};

/** Where the players of each level end: their positions as bands, who wins, and the points. */
export function LevelTable({ label, levels, players }: Props) {
  const { t } = useTranslation('simulators');
  return (
    <TableContainer>
      <Table size="small" aria-label={label} sx={{ '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('season.level')}</TableCell>
            <TableCell sx={{ width: '50%' }}>{t('season.ends')}</TableCell>
            <TableCell align="right">{t('season.wins')}</TableCell>
            <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {t('season.podium')}
            </TableCell>
            <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {t('season.points')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {levels.map((level) => (
            <TableRow key={level.ratings.best}>
              <TableCell component="th" scope="row">
                {ratingsOf(level)}
              </TableCell>
              <TableCell>
                <Ends level={level} players={players} />
              </TableCell>
              <TableCell align="right">{formatPercent(level.wins)}</TableCell>
              <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                {formatPercent(level.podium)}
              </TableCell>
              <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                {formatNumber(level.meanPoints)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const ratingsOf = ({ ratings: { best, last } }: LevelForecast): string =>
  best === last ? String(shownRating(best)) : `${shownRating(last)}–${shownRating(best)}`;

/** The positions of a level on the axis of all: a band for four in five seasons, a mark for the middle one. */
function Ends({ level: { position }, players }: Pick<Props, 'players'> & { readonly level: LevelForecast }) {
  const { t } = useTranslation('simulators');
  const { low, median, high } = position;
  const at = (place: number) => `${(100 * (place - 1)) / players}%`;
  return (
    <>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 16, borderRadius: 1, bgcolor: 'action.hover', minWidth: 80 }}
      >
        <Box
          sx={{ position: 'absolute', inset: '3px auto 3px auto', borderRadius: 1, bgcolor: 'primary.main' }}
          style={{ left: at(low), width: `${(100 * (high - low + 1)) / players}%` }}
        />
        <Box
          sx={{
            position: 'absolute',
            inset: '0 auto',
            width: 4,
            borderRadius: 1,
            bgcolor: 'text.primary',
            outline: '1px solid',
            outlineColor: 'background.paper',
          }}
          style={{ left: `calc(${(100 * (median - 0.5)) / players}% - 2px)` }}
        />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('season.from', { low, high, median })}
      </Typography>
    </>
  );
}
