import type { Player } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';

/** Two profiles side by side; rows in which they differ stand out. */
export function ProfilePair({ pair }: { readonly pair: readonly [Player, Player] }) {
  const { t } = useTranslation(['table', 'common', 'players']);
  const rows: [string, (player: Player) => string | null][] = [
    [t('table:admin.name'), ({ name, nickname }) => (nickname ? `${name} (${nickname})` : name)],
    [t('table:admin.club'), ({ club }) => club?.name ?? null],
    [
      t('table:admin.category'),
      ({ age_category: category }) => category && t(`common:ageCategories.${category}`),
    ],
    [t('table:admin.rating'), ({ rating }) => String(shownRating(rating))],
    [t('table:admin.played'), ({ matches_played: played }) => String(played)],
  ];
  return (
    <Table size="small" aria-label={t('table:admin.mergeTitle')} sx={{ '& td, & th': { px: 1 } }}>
      <TableBody>
        {rows.map(([label, valueOf]) => {
          const values = pair.map(valueOf);
          return (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary', width: '28%' }}>
                {label}
              </TableCell>
              {pair.map((player, index) => (
                <TableCell
                  key={player._id}
                  sx={{
                    width: '36%',
                    overflowWrap: 'anywhere',
                    fontWeight: values[0] === values[1] ? 400 : 650,
                  }}
                >
                  {values[index] ?? '–'}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
