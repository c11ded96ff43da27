import type { Seeker } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';
import { useEnd } from './use-partners.ts';

type Props = { readonly openId: string; readonly asked: Seeker['asked'][number] };

/** Somebody whom a player asked: the answer is awaited and can be taken back, or it has ended and is seen. */
export function AskedRow({ openId, asked: { _id: id, partner, state, since } }: Props) {
  const { t } = useTranslation('opens');
  const end = useEnd(openId);
  const { name } = partner;
  if (state === 'pending')
    return (
      <DecisionRow first={t('partners.waits', { name })} second={[formatMoment(since)]}>
        <ActButton
          variant="outlined"
          busy={end.isPending}
          onClick={() => end.mutate({ id, said: t('partners.takenBack', { name }) })}
        >
          {t('partners.takeBack')}
        </ActButton>
      </DecisionRow>
    );
  return (
    <DecisionRow first={t(`partners.${state}`, { name })} second={[formatMoment(since)]}>
      <ActButton variant="outlined" busy={end.isPending} onClick={() => end.mutate({ id })}>
        {t('partners.seen')}
      </ActButton>
    </DecisionRow>
  );
}
