import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { clamped } from '#ui/clamped.ts';
import { callOf } from '../queue/call-time.ts';
import { isFree, matchesOf, tablesOf, useMatchName } from '../shown-day.ts';
import { shownBetween } from '../times/between.tsx';
import { useExpectedStarts, useStandingEstimates } from '../times/estimates.tsx';
import { soonTables } from '../times/standing.ts';
import { narrowed } from '../narrowed.ts';
import { fillsByItself, nextRow, sure } from './next-row.ts';
import { NextToCome } from './next-to-come.tsx';
import { useNextWhy } from './next-why.ts';
import { useTableWords } from './table-words.ts';

/**
 * The match that is called next, to which table, when and why. It says so at once, in its place and always as high, while the rows of the queue
 * stay where they are.
 */
export function NextCall({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const tableWords = useTableWords();
  const estimateOf = useStandingEstimates(day);
  const next = nextRow(day, estimateOf, useExpectedStarts().of);
  const whyWords = useNextWhy(day);
  const id = next?.row.match_id;
  const match = matchesOf(day).get(id ?? '');
  const standing = id === undefined ? undefined : estimateOf(id);
  const when = next?.isNow
    ? t('next.now')
    : next?.start
      ? t('times.calling', { time: shownBetween(callOf(next.start), day.time_zone) })
      : standing?.isComing && t('times.calculating');
  const soon = next ? soonTables(next.row, standing) : [];
  const table = id === undefined ? '' : tableWords(match, soon);
  const free = firstFree(day);
  const tables =
    match?.fixed?.table || free === undefined || soon.length === 0
      ? table
      : next?.isNow && soon.length === 1 && soon[0] === free
        ? t('next.firstFree', { table })
        : !next?.isNow && soon.every((number) => isPlayedOn(day, number))
          ? t('next.unlessOver', { table, count: soon.length, number: free })
          : table;
  const label = t(day.automatic ? 'next.automatic' : 'next.byHand');
  const isSure = next === undefined || next.chance >= sure || (next.start === null && !standing?.isComing);
  const named = isSure ? label : t('next.likely');
  const words = id === undefined ? '' : t('next.of', { next: named, match: nameOf(id) });
  const why = next ? whyWords(next) : '';
  const umpire = next?.row.umpire;
  const others = [when, umpire !== undefined && t('umpire', { name: umpire })].filter(Boolean).join(' · ');
  const after = tables !== '' && others !== '' ? ` · ${others}` : others;
  return (
    <Box role="group" aria-label={label} sx={{ minHeight: { xs: '5.7rem', md: '4.1rem' }, flex: 'none' }}>
      {day.queue.length === 0 && <NextToCome day={day} />}
      {id !== undefined && (
        <>
          <Typography sx={{ ...lines, ...fitted(words) }}>{words}</Typography>
          <Typography
            variant="body2"
            noWrap
            sx={{ fontVariantNumeric: 'tabular-nums', ...fitted(tables + after) }}
          >
            <strong>{tables}</strong>
            {after}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap sx={fitted(why)}>
            {why}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** The first of the free tables in the order in which they fill. */
const firstFree = (day: Day): number | undefined =>
  tablesOf(day).find(day.automatic ? fillsByItself : isFree)?.table.number;

/** A match is next to go to a table that has to end before, though another one is free: it comes earlier in the order in which they fill. */
const isPlayedOn = (day: Day, number: number): boolean =>
  day.tables.some((table) => table.number === number && table.match_id !== null);

/** A line of more letters is narrower, and of many more smaller, too. */
const longFrom = 40;
const longestFrom = 58;
const fitted = (line: string) => ({
  ...narrowed(line, longFrom),
  ...(line.length > longestFrom && { fontSize: { md: '0.8125rem' } }),
});

/** Beside the tables in one line, where the row of the match has its names whole. */
const lines = {
  maxHeight: { xs: '2lh', md: '1lh' },
  lineHeight: 1.4,
  fontWeight: 600,
  ...clamped({ xs: 2, md: 1 }),
} as const;
