import type { DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useMinutesSince } from '#domain/day/use-minute.ts';

/** After so many minutes a match without a point is not scored here, or nobody has begun it. */
const pointsWithin = 5;

/** For how long a match has been played: "Lleva 23 min"; and that no point of it has come, which its score alone does not say. */
export function Elapsed({ match: { started_at: start, sets } }: { readonly match: DayMatch }) {
  const { t } = useTranslation('day');
  const count = useMinutesSince(start);
  if (count === null) return null;
  const isScored = sets.some(({ a, b }) => a + b > 0);
  return t(isScored || count < pointsWithin ? 'elapsed' : 'elapsedWithoutPoints', { count });
}
