import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { arePairs } from '#domain/match/pair-words.ts';
import { StandingRow } from './standing-row.tsx';
import { useMovedRows } from './use-moved-rows.ts';

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

const onWideOnly: readonly string[] = ['played', 'won', 'lost', 'rallies'];

/** The standings of a group. What breaks its ties is explained apart, where its length moves nothing. */
export function StandingsTable({ group }: { readonly group: Group }) {
  const { t } = useTranslation(['competition', 'match']);
  const { standings, matches, players, qualify } = group;
  const left = new Set(players.flatMap((player) => (player?.left ? [player._id] : [])));
  const hasBegun =
    standings.some(({ played }) => played > 0) || matches.some(({ state }) => state === 'finished');
  const isOfPairs = arePairs(players);
  const rowRef = useMovedRows();
  return (
    <Box sx={{ overflowX: 'auto', mx: { xs: -1, sm: 0 } }}>
      <Table
        size="small"
        aria-label={t('group.standings')}
        sx={{ '& th, & td': { px: { xs: 1, sm: 1.25 }, borderColor: 'divider' } }}
      >
        <TableHead>
          <TableRow>
            {columns.map(([short, long]) => (
              <TableCell
                key={short}
                align={short === 'player' ? 'left' : 'right'}
                sx={{
                  color: 'text.secondary',
                  width: short === 'player' ? '100%' : 'auto',
                  ...(onWideOnly.includes(short) && { display: { xs: 'none', sm: 'table-cell' } }),
                }}
              >
                <Box
                  component="abbr"
                  title={long === 'player' && isOfPairs ? t('match:pair') : t(`group.columns.${long}`)}
                  sx={{ textDecoration: 'none', whiteSpace: 'nowrap' }}
                >
                  {short === 'player' && isOfPairs ? t('match:pair') : t(`group.columns.${short}`)}
                </Box>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {standings.map((standing) => (
            <StandingRow
              key={standing.player._id}
              ref={rowRef(standing.player._id)}
              standing={standing}
              hasLeft={left.has(standing.player._id)}
              isNumbered={hasBegun}
              isLastThrough={hasBegun && qualify === standing.position && qualify < standings.length}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
