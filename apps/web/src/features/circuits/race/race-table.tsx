import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { EditionRace } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#lib/format.ts';
import { formatPoints } from '../ranking/ranked-line.tsx';

/** The race as a table: a row for each open, with its leaders and their points. */
export function RaceTable({ race: { steps, players } }: { readonly race: EditionRace }) {
  const { t } = useTranslation('circuits');
  const names = new Map(players.map(({ _id, name }) => [_id, name]));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('race.table')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('race.open')}</TableCell>
            <TableCell>{t('race.leaders')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map(({ open, rows }) => (
            <TableRow key={open._id} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row">
                {open.name}
                <br />
                {formatDay(open.finished_at)}
              </TableCell>
              <TableCell>
                {rows
                  .map(({ player_id: id, position, points }) =>
                    t('race.row', { position, name: names.get(id) ?? '', points: formatPoints(points) }),
                  )
                  .join('; ')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
