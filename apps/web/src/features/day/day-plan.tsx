import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Day } from '@topspin/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { heights } from '#ui/theme/tokens.ts';
import { AloudSwitch } from './aloud/aloud-switch.tsx';
import { AutomaticSwitch } from './automatic-switch.tsx';
import { CallingBar } from './calling/calling-bar.tsx';
import { useCalling } from './calling/use-calling.ts';
import { DayOutbox } from './offline/day-outbox.tsx';
import { PlanMenu } from './plan/plan-menu.tsx';
import { TablePlan } from './plan/table-plan.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { useMatchName } from './shown-day.ts';

const parts = ['plan', 'queue'] as const;

/** The tables of a day beside its queue; in a narrow window one of them at a time. */
export function DayPlan({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const { chosen, busy, chooseMatch, chooseTable, callTo, cancel } = useCalling(day);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const queueBox = useFocusAfterCall(day);
  const [part, setPart] = useState<(typeof parts)[number]>('plan');
  const shows = (one: typeof part) => !isNarrow || part === one;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 400px)' },
        alignItems: 'start',
        pb: 16,
      }}
    >
      {isNarrow && (
        <Tabs
          value={part}
          onChange={(_, chosen: typeof part) => setPart(chosen)}
          variant="fullWidth"
          aria-label={t('title')}
          sx={{ position: 'sticky', top: heights.bar, zIndex: 2, bgcolor: 'background.default' }}
        >
          {parts.map((one) => (
            <Tab
              key={one}
              value={one}
              label={one === 'plan' ? t('plan') : t('queueTab', { count: day.queue.length })}
            />
          ))}
        </Tabs>
      )}
      {shows('plan') && (
        <Box sx={{ minWidth: 0 }}>
          <Panel title={t('plan')} action={<PlanMenu day={day} />}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2 }}>
              <AutomaticSwitch day={day} />
              <AloudSwitch />
            </Box>
            <TablePlan
              {...{ day, busy }}
              chosen={chosen.table}
              hasMatch={chosen.match !== null}
              onChoose={chooseTable}
            />
          </Panel>
        </Box>
      )}
      {shows('queue') && (
        <Box ref={queueBox} sx={{ minWidth: 0 }}>
          <QueueList day={day} chosen={chosen.match} onChoose={chooseMatch} onCall={callTo} />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <DayOutbox day={day} />
        <Conflicts day={day} />
      </Box>
      {(chosen.match !== null || chosen.table !== null) && (
        <CallingBar
          {...{ day, chosen, busy }}
          onTable={chooseTable}
          onMatch={chooseMatch}
          onCancel={cancel}
        />
      )}
    </Box>
  );
}

/** With keys, the table that was called to takes the focus with it: it goes on at the first match that can be called. */
function useFocusAfterCall({ calls }: Day) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ calls, hadFocus: false });
  useEffect(() => {
    const isNew = before.current.calls !== calls;
    before.current.calls = calls;
    if (isNew && before.current.hadFocus && document.activeElement === document.body)
      box.current
        ?.querySelector<HTMLElement>('[role=button]:not([aria-disabled=true])')
        ?.focus({ preventScroll: true });
  }, [calls]);
  useEffect(() => {
    const note = ({ type }: Event) => {
      before.current.hadFocus = type === 'keydown' && document.activeElement !== document.body;
    };
    addEventListener('keydown', note, { capture: true });
    addEventListener('pointerdown', note, { capture: true });
    return () => {
      removeEventListener('keydown', note, { capture: true });
      removeEventListener('pointerdown', note, { capture: true });
    };
  }, []);
  return box;
}

/** Below everything: who is in two matches at once, which only a person can settle. */
function Conflicts({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  return day.conflicts.map(({ person, matches }) => (
    <Alert key={matches.join()} severity="warning" sx={{ mt: 2 }}>
      {t('conflict', { name: person ?? t('somebody'), matches: matches.map((id) => nameOf(id)).join(', ') })}
    </Alert>
  ));
}
