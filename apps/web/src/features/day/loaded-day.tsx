import type { Day } from '@topspin/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { DayPlan } from './day-plan.tsx';
import { Estimates } from './times/estimates.tsx';

/** A day once it is read. */
export function LoadedDay({ day }: { readonly day: UseQueryResult<Day> }) {
  if (day.data)
    return (
      <Estimates day={day.data}>
        <DayPlan day={day.data} />
      </Estimates>
    );
  if (day.isError) return <ErrorState error={day.error} onRetry={() => void day.refetch()} />;
  return <RowSkeletons count={6} height={120} />;
}
