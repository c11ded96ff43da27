import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Day, DayEstimates } from '@topspin/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStillWhileDragging } from '#ui/act/still-while-dragging.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { Row } from '#ui/layout.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useReadAloud } from './aloud/use-read-aloud.ts';
import { AutomaticSwitch } from './automatic-switch.tsx';
import { beside, DayPlan } from './day-plan.tsx';
import { DayClock } from './now/day-clock.tsx';
import { DayDelay } from './now/day-delay.tsx';
import { orderOfDay } from './offline/calling-item.ts';
import { withCalls } from './offline/with-calls.ts';
import { PlanMenu } from './plan/plan-menu.tsx';
import { SharedDayLink } from './shared-day-link.tsx';
import { Switching } from './switching.tsx';
import { Estimates } from './times/estimates.tsx';
import { useEstimates } from './times/use-estimates.ts';
import { AllPromised } from './umpires/all-promised.tsx';
import { useArrival } from './use-arrival.ts';

const DayTimes = lazy(() => import('./times/day-times.tsx').then((it) => ({ default: it.DayTimes })));

type Props = {
  readonly day: UseQueryResult<Day>;
  /** Whether it is shown with one of its opens, and leads to the page of the day where others share it. */
  readonly ofOpen?: boolean;
};

/** A day once it is read. */
export function LoadedDay({ day, ofOpen = false }: Props) {
  if (day.data) return <WithCalls day={day.data} ofOpen={ofOpen} />;
  if (day.isError) return <ErrorState error={day.error} onRetry={() => void day.refetch()} />;
  return <RowSkeletons count={6} height={120} />;
}

/** With what waits on this device, as if it had been sent. */
function WithCalls({ day, ofOpen }: Omit<ViewsProps, 'estimates'>) {
  const waiting = useOutbox(orderOfDay(day._id))?.waiting;
  const { data: estimates } = useEstimates(day);
  const shown = useMemo(
    () => waiting && { day: withCalls(day, waiting), estimates },
    [day, waiting, estimates],
  );
  return shown && <Calm {...{ shown, ofOpen }} />;
}

type CalmProps = { readonly shown: Omit<ViewsProps, 'ofOpen'>; readonly ofOpen: boolean };

/**
 * A change of somebody else is drawn after a drag, and between frames, however many rows it has. Neither this nor the tables below read a
 * query: if one went on meanwhile, React would draw everything at once.
 */
function Calm({ shown, ofOpen }: CalmProps) {
  return <Views {...useDeferredValue(useStillWhileDragging(shown))} ofOpen={ofOpen} />;
}

type ViewsProps = {
  readonly day: Day;
  readonly estimates: DayEstimates | undefined;
  readonly ofOpen: boolean;
};

const views = ['tables', 'times'] as const;

/** The tables with the queue, or the times of the day. */
const Views = memo(function Views({ day, estimates, ofOpen }: ViewsProps) {
  const { t } = useTranslation('day');
  const [view, setView] = useState<(typeof views)[number]>('tables');
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const onTimes = () => setView('times');
  useReadAloud(day);
  useArrival();
  return (
    <Estimates {...{ day, estimates }}>
      <AllPromised day={day}>
        <Box sx={beside}>
          <Row gap={1} sx={{ mb: { xs: 1, md: 0 }, columnGap: { xs: 0.5, sm: 2 }, minWidth: 0 }}>
            <Box sx={{ order: -1 }}>
              <Switching
                label={t('views.label')}
                value={view}
                options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
                onChange={setView}
              />
            </Box>
            <AutomaticSwitch day={day} />
            {ofOpen && <SharedDayLink day={day} />}
            {!isNarrow && (
              // As wide as there is room, whatever it says.
              <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                <Row gap={2} nowrap>
                  <DayClock day={day} />
                  <DayDelay {...{ day, onTimes }} />
                </Row>
              </Box>
            )}
            <Box sx={{ ml: 'auto' }}>
              <PlanMenu day={day} />
            </Box>
          </Row>
          {view === 'tables' ? (
            <DayPlan {...{ day, isNarrow, onTimes }} />
          ) : (
            <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <Suspense fallback={<RowSkeletons count={5} height={72} />}>
                <DayTimes day={day} />
              </Suspense>
            </Box>
          )}
        </Box>
      </AllPromised>
    </Estimates>
  );
});
