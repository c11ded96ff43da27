import type { ScoreLink } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useLinkTo } from '#lib/link.ts';

type Placed = Pick<ScoreLink, 'table' | 'match'>;

/** What a link is for: its table, or the two players of its match. */
export function useLinkPlace(): (link: Placed) => string {
  const { t } = useTranslation(['umpires', 'match']);
  return ({ table, match }) =>
    table === null
      ? [match?.a, match?.b].map((name) => name ?? t('match:unknownPlayer')).join(' – ')
      : t('table', { number: table });
}

/** The address of a link, as the phones of others reach it. */
export const useLinkAddress = (token: string): string => useLinkTo(paths.scoreLink.replace('$token', token));
