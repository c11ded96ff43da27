import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { clamped } from '#ui/layout.ts';
import { callOf } from '../queue/call-time.ts';
import { givesUmpire, isFree, matchesOf, tablesOf, useMatchName, wouldLackUmpire } from '../shown-day.ts';
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
  const where = useWhere(day);
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
  const tables = next ? where({ match, soon, isNow: next.isNow }) : '';
  const label = t(day.automatic ? 'next.automatic' : 'next.byHand');
  const isSure = next === undefined || next.chance >= sure || (next.start === null && !standing?.isComing);
  const named = isSure ? label : t('next.likely');
  const words = id === undefined ? '' : t('next.of', { next: named, match: nameOf(id) });
  const why = next ? whyWords(next) : '';
  const umpire = next?.row.umpire;
  // While a match waits for somebody, its umpire is not known yet: the rules choose one once it can be called.
  const hasLater = next?.row.ready === false && givesUmpire(day, match);
  const others = [
    when,
    umpire === undefined ? hasLater && t('next.umpireLater') : t('umpire', { name: umpire }),
  ]
    .filter(Boolean)
    .join(' · ');
  const lacking = next && wouldLackUmpire(day, next.row, match) ? ` · ${t('noUmpire')}` : '';
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
            sx={{ fontVariantNumeric: 'tabular-nums', ...fitted(tables + after + lacking) }}
          >
            <strong>{tables}</strong>
            {after}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {lacking}
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap sx={fitted(why)}>
            {why}
          </Typography>
        </>
      )}
    </Box>
  );
}

type Going = {
  readonly match: DayMatch | undefined;
  /** The tables that it takes, likely; a match may still be played on each. */
  readonly soon: readonly number[];
  readonly isNow: boolean;
};

/**
 * To which table the next match goes; and where it has to wait until one is free that comes earlier in the order in which they fill, to which
 * free one it goes otherwise.
 */
function useWhere(day: Day): (going: Going) => string {
  const { t } = useTranslation('day');
  const tableWords = useTableWords();
  const [first] = tablesOf(day).filter(day.automatic ? fillsByItself : isFree);
  const isTaken = (number: number) =>
    day.tables.some((one) => one.number === number && one.match_id !== null);
  return ({ match, soon, isNow }) => {
    const table = tableWords(match, soon);
    const isFixed = (match?.fixed?.table ?? null) !== null;
    if (isFixed || first === undefined || soon.length === 0) return table;
    const { number } = first.table;
    if (isNow) return soon.length === 1 && soon[0] === number ? t('next.firstFree', { table }) : table;
    return soon.every(isTaken) ? t('next.unlessOver', { table, count: soon.length, number }) : table;
  };
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
  ...clamped({ xs: 2, md: 1 }),
} as const;
