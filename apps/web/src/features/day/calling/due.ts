import type { Day, DayCall } from '@topspin/contract';

/** The next step for a called match that has not begun: another call, or to ask who is missing. */
export type NextStep = {
  readonly step: 'second' | 'third' | 'walkover';
  readonly at: string;
  readonly isDue: boolean;
};

/** Another call. */
export type NextCall = NextStep & { readonly step: (typeof steps)[number] };

const steps = ['second', 'third'] as const;

export const isCall = (next: NextStep): next is NextCall => next.step !== 'walkover';

/** Whether the desk has seen both sides at the table. */
export const areBothHere = ({ present }: DayCall): boolean => present.a !== null && present.b !== null;

/** The next step for a called match, and whether it is due by the server's clock; null once it has begun. Nobody waits for two who are there. */
export function nextStep(call: DayCall, { at }: Pick<Day, 'at'>): NextStep | null {
  const { times, next_at, walkover_at } = call;
  const step = next_at === null ? 'walkover' : steps[times.length - 1];
  const due = next_at ?? walkover_at;
  return step === undefined || due === null
    ? null
    : { step, at: due, isDue: Date.parse(due) <= Date.parse(at) && !areBothHere(call) };
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
