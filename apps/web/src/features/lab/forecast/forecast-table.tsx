import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { shownRating } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import type { ForecastPlayer } from './forecast-list.ts';
import { shareText } from './share-text.ts';

/** A figure as it is shown, or a share of one, whose cell is the darker the larger it is. */
export type ForecastFigure = string | number;

export type ForecastRow = ForecastPlayer & {
  /** In the order of the headings. */
  readonly figures: readonly ForecastFigure[];
};

type Props = {
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly ForecastRow[];
};

/** How much of the primary colour a share of one has: words on it stay readable. */
const darkest = 30;

const shade = (share: number) =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${darkest * share}%, transparent)`;

/** Players and their chances; on a phone the names stay while the figures scroll. */
export function ForecastTable({ label, headings, rows }: Props) {
  const { t } = useTranslation('lab');
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: '80vh', mx: { xs: -1, sm: 0 } }}
    >
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        sx={{
          '& th, & td': { px: 1, borderColor: 'divider' },
          '& th': { bgcolor: 'background.paper' },
          '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1 },
          '& thead tr > :first-of-type': { zIndex: 3 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('forecast.player')}</TableCell>
            {headings.map((heading) => (
              <TableCell key={heading} align="right" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, rating, figures }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ minWidth: 112, maxWidth: { xs: 144, sm: 280 } }}>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
                <Typography variant="caption" color="textSecondary">
                  {shownRating(rating)}
                </Typography>
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell
                  key={headings[index]}
                  align="right"
                  sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
                  {...(typeof figure === 'number' && { style: { backgroundColor: shade(figure) } })}
                >
                  {typeof figure === 'number' ? shareText(figure) : figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
