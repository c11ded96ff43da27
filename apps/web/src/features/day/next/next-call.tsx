import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { callOf } from '../queue/call-time.ts';
import { isFree, matchesOf, tablesOf, useMatchName } from '../shown-day.ts';
import { shownBetween } from '../times/between.tsx';
import { useStandingEstimates } from '../times/estimates.tsx';
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
  const next = nextRow(day, estimateOf);
  const whyWords = useNextWhy(day);
  const id = next?.row.match_id;
  const match = matchesOf(day).get(id ?? '');
  const standing = id === undefined ? undefined : estimateOf(id);
  const when = next?.isNow
    ? t('next.now')
    : next?.start
      ? t('times.calling', { time: shownBetween(callOf(next.start), day.time_zone) })
      : standing?.isComing && t('times.calculating');
  const soon = standing?.soon ?? [];
  const table = id === undefined ? '' : tableWords(match, soon);
  const tables = next?.isNow && isFirstFree(day, match, soon) ? t('next.firstFree', { table }) : table;
  const label = t(day.automatic ? 'next.automatic' : 'next.byHand');
  const isSure = next === undefined || next.start === null || next.chance >= sure;
  const named = isSure ? label : t('next.likely');
  const words = id === undefined ? '' : t('next.of', { next: named, match: nameOf(id) });
  const why = next ? whyWords(next) : '';
  return (
    <Box role="group" aria-label={label} sx={{ minHeight: { xs: '5.7rem', md: '4.1rem' }, flex: 'none' }}>
      {day.queue.length === 0 && <NextToCome day={day} />}
      {id !== undefined && (
        <>
          <Typography sx={{ ...lines, ...narrowed(words) }}>{words}</Typography>
          <Typography variant="body2" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <strong>{tables}</strong>
            {when && (tables === '' ? when : ` · ${when}`)}
            {next?.row.umpire !== undefined && ` · ${t('umpire', { name: next.row.umpire })}`}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap sx={narrowed(why)}>
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

/** A line of more letters is narrower. */
const longFrom = 40;
const narrowed = (line: string) => (line.length > longFrom ? { fontStretch: '75%' } : {});

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
