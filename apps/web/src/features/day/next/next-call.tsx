import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
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
  const tables = next?.isNow && isFirstFree(day, match, soon) ? t('next.firstFree', { table }) : table;
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

/** Whether a match takes the first of the free tables in the order in which they fill, which nobody fixed. */
function isFirstFree(day: Day, match: DayMatch | undefined, soon: readonly number[] = []): boolean {
  const [first] = tablesOf(day).filter(day.automatic ? fillsByItself : isFree);
  return !match?.fixed?.table && soon.length === 1 && soon[0] === first?.table.number;
}

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
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: { xs: 2, md: 1 },
  WebkitBoxOrient: 'vertical',
} as const;
