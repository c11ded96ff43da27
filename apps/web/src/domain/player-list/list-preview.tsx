import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Newcomer } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatPlainDate } from '#lib/format.ts';
import { WhoSelect } from './who-select.tsx';
import type { ListedPerson, Newcomers } from './choices.ts';
import type { ColumnKind } from './columns.ts';
import { Hint } from '#ui/page/hint.tsx';

type Props = {
  readonly listed: readonly ListedPerson[];
  readonly has: ReadonlySet<ColumnKind>;
  readonly newcomers: Newcomers;
  readonly inside: ReadonlySet<string>;
  readonly onChoose: (listed: ListedPerson, choice: string) => void;
};

const details = ['club', 'date_of_birth', 'initial_rating', 'phone'] as const;

/** What a list means, row by row, before anything is written. Where there is little room the choice is below the name. */
export function ListPreview({ listed, has, newcomers, inside, onChoose }: Props) {
  const { t } = useTranslation('playerList');
  const narrow = useMediaQuery('(max-width: 899px)');
  const shown = details.filter((kind) => has.has(kind));
  return (
    <TableContainer sx={ownBox}>
      <Table
        stickyHeader
        size="small"
        aria-label={t('title')}
        sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '1%' }}>{t('columns.row')}</TableCell>
            <TableCell>{t('columns.name')}</TableCell>
            {shown.map((kind) => (
              <TableCell key={kind} sx={wide}>
                {t(`columns.${kind}`)}
              </TableCell>
            ))}
            {!narrow && <TableCell>{t('columns.choice')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {listed.map((row) => (
            <TableRow key={row.person.row}>
              <TableCell
                sx={{
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                  verticalAlign: { xs: 'top', md: 'middle' },
                }}
              >
                {row.person.row}
              </TableCell>
              <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {row.person.name}
                <Hint component="div" sx={{ display: { md: 'none' } }}>
                  {shown
                    .map((kind) => textOf(row.person, kind))
                    .filter((text) => text !== '')
                    .join(' · ')}
                </Hint>
                {narrow && (
                  <Box sx={{ my: 0.5 }}>
                    <WhoSelect row={row} newcomers={newcomers} inside={inside} onChoose={onChoose} />
                  </Box>
                )}
              </TableCell>
              {shown.map((kind) => (
                <TableCell key={kind} sx={wide}>
                  {textOf(row.person, kind)}
                </TableCell>
              ))}
              {!narrow && (
                <TableCell sx={{ width: shown.length > 2 ? 280 : '45%', minWidth: 240 }}>
                  <WhoSelect row={row} newcomers={newcomers} inside={inside} onChoose={onChoose} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Rows scroll below their headings, which stay under whatever lies over the table; on a screen of little height rows still show. */
const ownBox = {
  isolation: 'isolate',
  minHeight: 120,
  maxHeight: { xs: 420, md: 'clamp(320px, 100dvh - 440px, 800px)' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

function textOf(
  { club, date_of_birth, initial_rating, phone }: Newcomer,
  kind: (typeof details)[number],
): string {
  switch (kind) {
    case 'club':
      return club ?? '';
    case 'date_of_birth':
      return date_of_birth === null ? '' : formatPlainDate(date_of_birth);
    case 'initial_rating':
      return initial_rating === null ? '' : String(shownRating(initial_rating));
    case 'phone':
      return phone === null ? '' : `${phone.code} ${phone.phone}`;
  }
}
