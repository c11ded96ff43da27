import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Day } from '@topspin/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { heights } from '#ui/theme/tokens.ts';
import { CalledLine } from './by-itself/called-line.tsx';
import { CallingBar } from './calling/calling-bar.tsx';
import { proposedTable } from './calling/proposed-table.ts';
import { useCalling } from './calling/use-calling.ts';
import { DayClock } from './now/day-clock.tsx';
import { DayDelay } from './now/day-delay.tsx';
import { NextCall } from './next/next-call.tsx';
import { DayOutbox } from './offline/day-outbox.tsx';
import { TablePlan } from './plan/table-plan.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { needsTable, useMatchName } from './shown-day.ts';
import { useSoonTables } from './times/estimates.tsx';

/** The bar of a call covers the foot of the window: the last table can be scrolled above it. */
const underBar = 16;
/** In pixels, round the queue. */
const gap = 8;
/** Below the bar: the queue stays beside the tables, however far they are scrolled. */
const besideTables = heights.bar + gap;

/** What is above the tables, and these, beside the queue; in a narrow window one below the other. */
export const beside = {
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 0, md: 1 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 22rem',
    xl: 'minmax(0, 1fr) minmax(22rem, 40rem)',
  },
  gridTemplateRows: { md: 'auto minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const parts = ['plan', 'queue'] as const;

type Props = {
  readonly day: Day;
  readonly isNarrow: boolean;
  /** Shows the times of the day instead. */
  readonly onTimes: () => void;
};

/** The tables of a day beside its queue; in a narrow window one of them at a time. */
export function DayPlan({ day, isNarrow, onTimes }: Props) {
  const { t } = useTranslation('day');
  const { chosen, busy, queueBox, chooseMatch, chooseTable, callTo, cancel } = useCalling(day);
  const proposed = proposedTable(day, chosen.match, useSoonTables(day, chosen.match));
  const [part, setPart] = useState<(typeof parts)[number]>('plan');
  const shows = (one: typeof part) => !isNarrow || part === one;
  const above = useRef<HTMLDivElement>(null);
  const change = (chosen: typeof part) => {
    setPart(chosen);
    // The other part begins at its top, not where this one was scrolled to.
    const beyond = (above.current?.getBoundingClientRect().top ?? 0) - heights.bar;
    if (beyond < 0) scrollBy({ top: beyond, behavior: 'instant' });
  };
  return (
    <>
      {isNarrow && (
        <>
          <Box ref={above} sx={{ gridColumn: '1 / -1' }} />
          <Box sx={head}>
            <Tabs
              value={part}
              onChange={(_, chosen: typeof part) => change(chosen)}
              variant="fullWidth"
              aria-label={t('title')}
              sx={{ flex: 1, minWidth: 0 }}
            >
              {parts.map((one) => (
                <Tab
                  key={one}
                  value={one}
                  label={one === 'plan' ? t('plan') : t('queueTab', { count: day.queue.length })}
                />
              ))}
            </Tabs>
            <DayClock day={day} />
          </Box>
          <DayDelay {...{ day, onTimes }} />
          <NextCall day={day} />
        </>
      )}
      {shows('plan') && (
        <Box sx={{ minWidth: 0, pb: { md: underBar } }}>
          <VisuallyHidden component="h2">{t('plan')}</VisuallyHidden>
          <TablePlan
            {...{ day, busy, proposed }}
            chosen={chosen.table}
            hasMatch={chosen.match !== null}
            onChoose={chooseTable}
          />
        </Box>
      )}
      {shows('queue') && (
        <Box ref={queueBox} sx={{ minWidth: 0, ...(!isNarrow && fromTheTop) }}>
          <QueueList
            day={day}
            chosen={chosen.match}
            onChoose={chooseMatch}
            onCall={callTo}
            {...(!isNarrow && { maxHeight: `calc(100dvh - ${besideTables + gap}px)` })}
          />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1', pb: { xs: underBar, md: 0 } }}>
        {needsTable(day) && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('needsTable')}
          </Alert>
        )}
        <DayOutbox day={day} />
        <Conflicts day={day} />
      </Box>
      {isNarrow && day.automatic && (
        <>
          <Box sx={{ height: calledFoot.height }} />
          <Box sx={calledFoot}>
            <CalledLine day={day} />
          </Box>
        </>
      )}
      {(chosen.match !== null || chosen.table !== null) && (
        <CallingBar
          key={chosen.match ?? chosen.table}
          {...{ day, chosen, busy, proposed }}
          onTable={chooseTable}
          onMatch={chooseMatch}
          onCancel={cancel}
        />
      )}
    </>
  );
}

/** From beside what is above the tables. */
const fromTheTop = { position: 'sticky', top: besideTables, gridColumn: 2, gridRow: '1 / span 2' } as const;

/** In a narrow window, at its foot: in sight however far the page is scrolled, and nothing moves when it comes. */
const calledFoot = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  height: 'calc(2.75rem + env(safe-area-inset-bottom))',
  px: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** In a narrow window, in sight however far the list is scrolled. */
const head = {
  position: 'sticky',
  top: heights.bar,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  bgcolor: 'background.default',
} as const;

/** Below everything: who, and which table, has two matches at once, which only a person can settle. */
function Conflicts({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  return day.conflicts.map(({ person, table, matches: ids }) => {
    const matches = formatList(ids.map((id) => nameOf(id)));
    return (
      <Alert key={[table ?? person, ...ids].join()} severity="warning" sx={{ mt: 2 }}>
        {table === null
          ? t('conflict', { name: person ?? t('somebody'), matches })
          : t('conflictAtTable', { number: table, matches })}
      </Alert>
    );
  });
}
