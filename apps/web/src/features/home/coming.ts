import { day } from '@topspin/engine';
import type { AnswerOf, listMyInscriptions } from '@topspin/contract';

type Registration = AnswerOf<typeof listMyInscriptions>['collection'][number];

const standing: readonly string[] = ['registered', 'waiting', 'present'];

const isCanceled = ({ open }: Registration): boolean => open?.state === 'canceled';
const starts = ({ open }: Registration): number => Date.parse(open?.date_start ?? '');

/** The registrations for opens that are not over, the nearest first; cancelled opens come last, and go a day after they would have begun. */
export const comingRegistrations = (all: readonly Registration[], now: number): Registration[] =>
  all
    .filter(
      (one) =>
        one.open !== undefined &&
        standing.includes(one.state ?? '') &&
        one.open.state !== 'finished' &&
        (!isCanceled(one) || starts(one) > now - day),
    )
    .toSorted(
      (one, other) => Number(isCanceled(one)) - Number(isCanceled(other)) || starts(one) - starts(other),
    );
