import type { RankedTwice } from '@topspin/contract';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { RankMove } from '#domain/ranking/rank-move.tsx';
import { formatPoints } from '../ranking/ranked-line.tsx';
import { Hint } from '#ui/page/hint.tsx';

type Props = { readonly rows: readonly RankedTwice[] };

const gained = ({ before, after }: RankedTwice): number => before.position - after.position;

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } } as const;

/** The ranking that would be, with the places and points that are. */
export function TriedTable({ rows }: Props) {
  const { t } = useTranslation('editionForm');
  return (
    <Box
      // Scrolled by keyboard, too.
      tabIndex={0}
      role="region"
      aria-label={t('tried.table')}
      sx={{ maxHeight: 420, overflow: 'auto', mx: { xs: -2, sm: -3 } }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('tried.now')}</TableCell>
            <TableCell align="center" sx={{ px: 0 }}>
              {t('tried.move')}
            </TableCell>
            <TableCell>{t('tried.player')}</TableCell>
            <TableCell align="right">{t('tried.before')}</TableCell>
            <TableCell align="right">{t('tried.points')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.player._id}>
              <TableCell align="right" sx={{ fontWeight: 700, fontSize: 16 }}>
                {row.after.position}
              </TableCell>
              <TableCell align="center" sx={{ px: 0, whiteSpace: 'nowrap' }}>
                <RankMove move={gained(row)} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.player.name}</TableCell>
              <TableCell align="right" sx={{ ...figures, color: 'text.secondary' }}>
                {formatPoints(row.before.points)}
              </TableCell>
              <TableCell align="right" sx={{ ...figures, fontWeight: 700 }}>
                {formatPoints(row.after.points)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The players who move most, one way. */
export function Movers({ label, rows }: Props & { readonly label: string }) {
  const { t } = useTranslation('editionForm');
  if (rows.length === 0) return null;
  return (
    <div>
      <Hint>{label}</Hint>
      {rows
        .map((row) =>
          t('tried.mover', { name: row.player.name, from: row.before.position, to: row.after.position }),
        )
        .join(' · ')}
    </div>
  );
}
