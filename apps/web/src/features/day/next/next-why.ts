import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useRowWords } from '../queue/row-words.ts';
import type { NextRow } from './next-row.ts';

/** A match is called the next only from this probability on. */
export const sure = 0.7;

/**
 * Why a match is next: it alone can be called; or what puts it before the others that can; or it will be the first that can, as far as is
 * known.
 */
export function useNextWhy(day: Day): (next: NextRow) => string {
  const { t } = useTranslation('day');
  const rowWords = useRowWords(day);
  return ({ row, start, chance }) => {
    if (!row.ready) return t(start !== null && chance < sure ? 'next.mayBeAnother' : 'next.firstToCome');
    return day.queue.some((other) => other.ready && other !== row) ? rowWords(row) : t('next.only');
  };
}
