import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch, QueueRow } from '@topspin/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableWords } from '../next/table-words.ts';
import { wouldLackUmpire } from '../shown-day.ts';
import { CallAndStart, shownBetween } from '../times/between.tsx';
import { useStandingEstimate } from '../times/estimates.tsx';
import { soonTables } from '../times/standing.ts';
import type { Ahead } from './ahead.ts';
import { useAhead } from './all-ahead.tsx';
import { callOf } from './call-time.ts';

const times = {
  gridArea: 'times',
  minWidth: 0,
  '& .MuiTypography-root': { minHeight: '1lh', fontSize: { md: '0.8125rem' }, lineHeight: { md: 1.2 } },
} as const;

/** Beside the tables as narrow as it takes to be whole beside each other. */
export const small = {
  minHeight: '1lh',
  fontSize: { md: '0.8125rem' },
  fontStretch: { md: '75%', xl: '100%' },
  lineHeight: { md: 1.2 },
} as const;

type TimesProps = { readonly day: Day; readonly row: QueueRow; readonly isGone: boolean };

/** To which table, by itself like the times; beside the tables, of a match that can be called, also when. */
export function Goes({ day, row, match }: TimesProps & { readonly match: DayMatch | undefined }) {
  const { t } = useTranslation('day');
  const tableWords = useTableWords();
  const estimate = useStandingEstimate(row, day);
  const call = estimate?.start && callOf(estimate.start);
  // A call that is expected within one minute is a call now, as the row says.
  const isLater = call && call.earliest !== call.latest;
  const table = match ? tableWords(match, soonTables(row, estimate)) : '';
  return (
    <GoesTo
      table={table}
      when={
        table !== '' && row.ready && row.table === undefined && isLater
          ? t('times.calling', { time: shownBetween(call, day.time_zone) })
          : null
      }
      umpire={match && row.umpire !== undefined ? t('umpire', { name: row.umpire }) : null}
      lacking={wouldLackUmpire(day, row, match) ? t('noUmpire') : null}
    />
  );
}

type GoesToProps = {
  /** Empty where nothing can be said yet. */
  readonly table: string;
  readonly when: string | null;
  readonly umpire: string | null;
  /** The words shown when nobody would umpire it; null otherwise. */
  readonly lacking: string | null;
};

/** Drawn again only if its words change: after each change dozens of rows look whether they do. */
const GoesTo = memo(function GoesTo({ table, when, umpire, lacking }: GoesToProps) {
  const umpiring = umpire ?? lacking;
  return (
    <Typography variant="body2" noWrap sx={{ gridArea: 'goes', textAlign: { xl: 'end' }, ...small }}>
      <strong>{table}</strong>
      {when !== null && (
        <Box component="span" aria-hidden sx={besideTables}>
          {` · ${when}`}
        </Box>
      )}
      {umpiring !== null && (
        <Box component="span" sx={{ ...besideTables, ...(umpire === null && { color: 'text.secondary' }) }}>
          {[table && ' ', umpiring].filter(Boolean).join('· ')}
        </Box>
      )}
    </Typography>
  );
});

const besideTables = { display: { xs: 'none', md: 'inline', xl: 'none' } } as const;

/** When a match that can be called goes. */
const whens = {
  nothing: 'callable',
  player: 'callableLater',
  table: 'callableOnceFree',
} as const satisfies Record<Ahead['waits'], string>;

/** By itself, since all estimates are new after each change. */
export function Times({ day, row, isGone }: TimesProps) {
  const { t } = useTranslation('day');
  const estimate = useStandingEstimate(row, day);
  const ahead = useAhead(row.match_id);
  return (
    <TimesShown
      start={isGone ? null : estimate?.start}
      zone={day.time_zone}
      isComing={!isGone && estimate?.isComing === true}
      callable={ahead && !isGone ? t(whens[ahead.waits]) : null}
    />
  );
}

const TimesShown = memo((shown: Parameters<typeof CallAndStart>[0]) => (
  <Box sx={times}>
    <CallAndStart {...shown} />
  </Box>
));
