import type { DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatAlternatives } from '#lib/format.ts';

/** More tables than these are not named: it goes to whichever is free first. */
const mostNamed = 3;

/**
 * To which table a match goes: the one that a person fixed; of one that is called soon, its likely table, or those of which it takes the
 * first that is free. Empty where nothing can be said yet.
 */
export function useTableWords(): (match: DayMatch | undefined, soon?: readonly number[]) => string {
  const { t } = useTranslation('day');
  return (match, soon = []) => {
    const fixed = match?.fixed?.table ?? null;
    if (fixed !== null) return t('to.fixed', { number: fixed });
    if (soon.length === 0) return '';
    return soon.length > mostNamed
      ? t('to.any')
      : t('to.table', { number: formatAlternatives(inOrder(soon).map(String)) });
  };
}

const inOrder = (tables: readonly number[]): number[] => tables.toSorted((one, other) => one - other);
