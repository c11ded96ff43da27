import { countPending, endAsking, listPartnerNews, type PartnerNews } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** Who asks the user, or somebody they look after, to be a partner in doubles, or that they are without one again: the open's page goes on. */
export function PartnerRow({ news }: { readonly news: PartnerNews }) {
  const { t } = useTranslation(['decisions', 'management']);
  const { _id: id, open, player, other, state, since } = news;
  const seen = useWrite({
    write: () => call(endAsking, { params: { id: open._id, invitation_id: id } }),
    onSettled: () => invalidate(listPartnerNews, countPending),
  });
  const isAsked = state === 'pending';
  return (
    <DecisionRow
      first={t(`partners.${state}`, { open: open.name, player: player.name, other: other.name })}
      second={[formatMoment(since)]}
    >
      <ButtonLink variant="outlined" to={paths.open} params={{ openId: open._id }} search={{ tab: 'pairs' }}>
        {t(isAsked ? 'partners.answer' : 'partners.search')}
      </ButtonLink>
      {!isAsked && (
        <ActButton busy={seen.isPending} onClick={() => seen.mutate()}>
          {t('management:notices.seen')}
        </ActButton>
      )}
    </DecisionRow>
  );
}
