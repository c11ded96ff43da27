import { enrol, type MyPlayInvitation, removeInscription } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { reloadInscriptions, useNotifyLeft } from '#domain/inscriptions/use-notify-left.ts';
import { formatDay } from '#lib/format.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';

/**
 * An invitation to play. Users accept their own here; for others, or with a declaration, on the open's page.
 */
export function PlayInvitationRow({ invitation }: { readonly invitation: MyPlayInvitation }) {
  const { t } = useTranslation(['management', 'decisions']);
  const { _id, open, player, invited_by } = invitation;
  const isMe = useMe()?.player?._id === player._id;
  const notifyLeft = useNotifyLeft();
  const accept = useWrite({
    write: (_: void, idempotencyKey) =>
      call(enrol, { params: { id: open._id }, body: { player_id: player._id }, idempotencyKey }),
    onSuccess: async ({ state }) => {
      notify('success', t(state === 'waiting' ? 'playInvitations.waiting' : 'playInvitations.accepted'));
      await reloadInscriptions();
    },
  });
  const decline = useWrite({
    write: () => call(removeInscription, { params: { id: open._id, inscription_id: _id } }),
    onSuccess: () => notifyLeft(t('playInvitations.declined'), { open: open._id, inscription: _id }),
  });
  return (
    <DecisionRow
      first={t('decisions:invitation.play', { name: open.name })}
      second={[
        player.name,
        invited_by && t('playInvitations.by', { name: invited_by }),
        formatDay(open.date_start, open.time_zone ?? undefined),
      ]}
    >
      {isMe && !open.functional_diversity ? (
        <ActButton variant="outlined" busy={accept.isPending} onClick={() => accept.mutate()}>
          {t('playInvitations.accept')}
        </ActButton>
      ) : (
        <ButtonLink variant="outlined" to={paths.open} params={{ openId: open._id }}>
          {t('playInvitations.see')}
        </ButtonLink>
      )}
      <ActButton busy={decline.isPending} onClick={() => decline.mutate()}>
        {t('playInvitations.decline')}
      </ActButton>
    </DecisionRow>
  );
}
