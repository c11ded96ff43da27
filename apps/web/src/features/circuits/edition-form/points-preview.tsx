import type { PointsDistribution } from '@topspin/engine';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { formatPoints } from '../ranking/ranked-line.tsx';

type Span = { readonly from: number; readonly to: number; readonly points: number };

/** Positions that follow one another with the same points, together. */
function spansOf(rows: PointsDistribution): Span[] {
  const spans: Span[] = [];
  for (const { position, points } of rows) {
    const last = spans.at(-1);
    if (last && last.points === points && last.to === position - 1)
      spans.splice(-1, 1, { ...last, to: position });
    else spans.push({ from: position, to: position, points });
  }
  return spans;
}

/** The points that were read from a list, before it is used. */
export function PointsPreview({ rows }: { readonly rows: PointsDistribution }) {
  const { t } = useTranslation('editionForm');
  return (
    <Box
      // Scrolled by the keyboard too.
      tabIndex={0}
      role="group"
      aria-label={t('points.preview')}
      sx={{ mt: 1, maxHeight: 200, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader aria-label={t('points.preview')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('points.position')}</TableCell>
            <TableCell align="right">{t('points.points')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {spansOf(rows).map(({ from, to, points }) => (
            <TableRow key={from}>
              <TableCell>{from === to ? from : `${from}–${to}`}</TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatPoints(points)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
