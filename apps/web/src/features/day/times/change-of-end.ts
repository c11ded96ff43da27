import type { EstimatedInstant } from '@topspin/contract';
import { minutesBetween } from './use-time-words.ts';

/** How the end of a day differs from another: by `from` to `to` minutes. */
export type ChangeOfEnd = {
  /** `wider` and `narrower`: its limits move apart, or towards each other. */
  readonly kind: 'same' | 'later' | 'earlier' | 'wider' | 'narrower';
  readonly from: number;
  readonly to: number;
};

/** By the two limits, which are what is shown. The likely end of twenty runs can stay while both move. */
export function changeOfEnd(now: EstimatedInstant, then: EstimatedInstant): ChangeOfEnd {
  const earliest = minutesBetween(now.earliest, then.earliest);
  const latest = minutesBetween(now.latest, then.latest);
  const [from = 0, to = 0] = [Math.abs(earliest), Math.abs(latest)].toSorted((one, other) => one - other);
  return { kind: kindOf(earliest, latest), from, to };
}

function kindOf(earliest: number, latest: number): ChangeOfEnd['kind'] {
  if (earliest === 0 && latest === 0) return 'same';
  if (earliest >= 0 && latest >= 0) return 'later';
  if (earliest <= 0 && latest <= 0) return 'earlier';
  return earliest < 0 ? 'wider' : 'narrower';
}
