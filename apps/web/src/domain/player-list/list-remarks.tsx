import { mostListed } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { type Newcomers, someoneNew } from './choices.ts';
import type { useList } from './use-list.ts';

type Props = { readonly list: ReturnType<typeof useList>; readonly newcomers: Newcomers };

/** What is said of a list as a whole: that it is too long, which columns do not count, and what becomes of the new people. */
export function ListRemarks({ list, newcomers }: Props) {
  const { t } = useTranslation('playerList');
  const { read, listed } = list;
  const makesProfiles = newcomers === 'players' || newcomers === 'profiles';
  return (
    <>
      {list.tooMany && <Notice tone="error" title={t('tooMany', { most: mostListed })} />}
      {read.unused.length > 0 && <Hint>{t('unused', { columns: formatList(read.unused) })}</Hint>}
      {makesProfiles && list.ready && !list.mayRate && read.has.has('initial_rating') && (
        <Hint>{t('ratingNotAllowed')}</Hint>
      )}
      {newcomers === 'guests' && listed.some(({ choice }) => choice === someoneNew) && (
        <Notice tone="info" title={t('guestsTitle')}>
          {t('guestsHint')}
        </Notice>
      )}
    </>
  );
}
