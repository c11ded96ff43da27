import type { OpenPage } from '@topspin/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '#domain/day/use-day.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { LoadedDay } from './loaded-day.tsx';

/** The tables of an open in play, for its organisers. */
export function DayTab({ open }: { readonly open: Pick<OpenPage, '_id' | 'state'> }) {
  const { t } = useTranslation('day');
  if (open.state !== 'active')
    return <StatePanel drawing="emptyTable" title={t('title')} hint={t('notInPlay')} />;
  return <OpenDay key={open._id} openId={open._id} />;
}

/** By itself: it reads queries, and its open is drawn between the frames of a drag. */
const OpenDay = memo(function OpenDay({ openId }: { readonly openId: string }) {
  return <LoadedDay day={useDay({ open: openId })} ofOpen />;
});
