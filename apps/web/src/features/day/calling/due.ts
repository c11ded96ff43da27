import type { Day, DayCall } from '@topspin/contract';

/** The next step for a called match that has not begun: another call, or to ask who is missing. */
export type NextStep = {
  readonly step: 'second' | 'third' | 'walkover';
  readonly at: string;
  readonly isDue: boolean;
};

const steps = ['second', 'third'] as const;

/** The next step for a called match, and whether it is due by the server's clock; null once it has begun. Nobody waits for two who are there. */
export function nextStep(
  { times, next_at, walkover_at, present }: DayCall,
  { at }: Pick<Day, 'at'>,
): NextStep | null {
  const step = next_at === null ? 'walkover' : steps[times.length - 1];
  const due = next_at ?? walkover_at;
  return step === undefined || due === null
    ? null
    : { step, at: due, isDue: Date.parse(due) <= Date.parse(at) && !(present.a && present.b) };
}

/** The call for which it has been time longest: the organiser's next step. */
export function mostDue(day: Day): DayCall | undefined {
  return day.calls
    .flatMap((call) => {
      const next = nextStep(call, day);
      return next?.isDue ? [{ call, at: Date.parse(next.at) }] : [];
    })
    .toSorted((one, other) => one.at - other.at)[0]?.call;
}
