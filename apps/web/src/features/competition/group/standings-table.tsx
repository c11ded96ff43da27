import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Standing } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Props = { readonly standings: readonly Standing[]; readonly qualify: number | null };

const columns = [
  ['position', 'position'],
  ['player', 'player'],
  ['points', 'pointsLong'],
  ['played', 'playedLong'],
  ['won', 'wonLong'],
  ['lost', 'lostLong'],
  ['sets', 'setsLong'],
  ['rallies', 'ralliesLong'],
] as const;

/** On a phone only what decides is shown: position, player, match points and sets. */
const onWideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The standings of a group: each tie with the criterion that broke it, and its figures. */
export function StandingsTable({ standings, qualify }: Props) {
  const { t } = useTranslation('competition');
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('group.standings')}>
        <TableHead>
          <TableRow>
            {columns.map(([short, long], index) => (
              <TableCell
                key={short}
                align={index === 1 ? 'left' : 'right'}
                sx={
                  short === 'played' || short === 'won' || short === 'lost' || short === 'rallies'
                    ? onWideOnly
                    : null
                }
              >
                <abbr title={t(`group.columns.${long}`)}>{t(`group.columns.${short}`)}</abbr>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {standings.map((row) => (
            <StandingRow
              key={row.player._id}
              row={row}
              advances={qualify !== null && row.position <= qualify}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function StandingRow({ row, advances }: { readonly row: Standing; readonly advances: boolean }) {
  const { t } = useTranslation('competition');
  return (
    <TableRow>
      <TableCell align="right" sx={{ width: 48 }}>
        <Typography
          component="span"
          variant="h2"
          sx={{ color: advances ? 'primary.main' : 'text.secondary' }}
        >
          {row.position}
        </Typography>
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {row.player.name}
          </Typography>
          {row.certainty && (
            <Chip
              size="small"
              variant={row.certainty === 'qualified' ? 'filled' : 'outlined'}
              color={row.certainty === 'qualified' ? 'primary' : 'default'}
              label={t(`group.${row.certainty}`)}
            />
          )}
        </Box>
        <TieReason row={row} />
      </TableCell>
      <TableCell align="right" sx={{ ...figure, fontWeight: 800 }}>
        {row.match_points}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, ...onWideOnly }}>
        {row.played}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, ...onWideOnly }}>
        {row.won}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, ...onWideOnly }}>
        {row.lost}
      </TableCell>
      <TableCell align="right" sx={figure}>
        {row.sets_won}–{row.sets_lost}
      </TableCell>
      <TableCell align="right" sx={{ ...figure, ...onWideOnly }}>
        {row.points_won}–{row.points_lost}
      </TableCell>
    </TableRow>
  );
}

/** Why a player who was level with others stands here. */
function TieReason({ row }: { readonly row: Standing }) {
  const { t } = useTranslation('competition');
  if (row.decided_by === null || row.decided_by.among.length < 2) return null;
  const { criterion, won, lost } = row.decided_by;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t(`group.tie.${criterion}`, { won: won ?? 0, lost: lost ?? 0 })}
    </Typography>
  );
}
