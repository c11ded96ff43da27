import Box from '@mui/material/Box';
import type { NextPlaces } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { arePairs, certaintyWords } from '#domain/match/pair-words.ts';
import { Hint } from '#ui/page/hint.tsx';
import { NameOfSide } from '../match/name-of-side.tsx';
import { begunRows, useBestWords, useRowWords } from './use-next-places-words.ts';

/** Only where there is room. */
const onWideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

/**
 * The players in the position after those that qualify, compared across the groups, each with the reason for the rank; a line
 * below the last who qualifies.
 */
export function NextPlacesTable({ next }: { readonly next: NextPlaces }) {
  const { t } = useTranslation('match');
  const best = useBestWords();
  const wordsOf = useRowWords(next);
  const rows = begunRows(next);
  const { places, fill_to } = next;
  const areUnequal = next.rows.some(({ without }) => without.length > 0);
  return (
    <>
      <Hint sx={{ mb: 1, maxWidth: '70ch' }}>
        {t('nextPlaces.hint', { count: fill_to })} {areUnequal && t('nextPlaces.hintSizes')}
      </Hint>
      {rows.length > 0 && (
        <Box component="table" aria-label={best(next)} sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{t('nextPlaces.columns.rank')}</th>
              <Box component="th" scope="col" className="text" sx={{ width: '100%' }}>
                {arePairs(rows.map(({ player }) => player)) ? t('pair') : t('nextPlaces.columns.player')}
              </Box>
              <th scope="col">
                <abbr title={t('nextPlaces.columns.pointsLong')}>{t('nextPlaces.columns.points')}</abbr>
              </th>
              <th scope="col">{t('sets')}</th>
              <Box component="th" scope="col" sx={onWideOnly}>
                {t('nextPlaces.columns.rallies')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Box
                component="tr"
                key={row.player._id}
                sx={index + 1 === places && places < rows.length ? lastThrough : null}
              >
                <td>{index + 1}</td>
                <td className="text">
                  <Box component="span" sx={{ fontWeight: row.certainty === 'qualified' ? 750 : 450 }}>
                    <NameOfSide name={row.player.name} />
                  </Box>
                  {row.certainty && (
                    <Hint component="span"> {certaintyWords(t, row.player, row.certainty)}</Hint>
                  )}
                  <Hint sx={{ fontSize: '0.8125rem' }}>{wordsOf(row).join(' · ')}</Hint>
                </td>
                <Box component="td" sx={{ fontWeight: 750 }}>
                  {row.match_points}
                </Box>
                <td>
                  {row.sets_won}–{row.sets_lost}
                </td>
                <Box component="td" sx={onWideOnly}>
                  {row.points_won}–{row.points_lost}
                </Box>
              </Box>
            ))}
          </tbody>
        </Box>
      )}
    </>
  );
}

const lastThrough = { '& > td': { boxShadow: 'inset 0 -2px var(--mui-palette-outline)' } } as const;

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 0.75,
    px: 0.75,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': { fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' },
  '& abbr': { textDecoration: 'none' },
  '& .text': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
