import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import {
  enrol,
  getOpen,
  listMyInscriptions,
  listMyPlayInvitations,
  type MyPlayInvitation,
  removeInscription,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { call } from '#lib/api/client.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatDay } from '#lib/format.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** Invitations to play awaiting an answer, for the user's players; renders nothing if there are none. */
export function MyPlayInvitations() {
  const { t } = useTranslation('management');
  const { rows } = useInfiniteList(listMyPlayInvitations);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('playInvitations.title')}>
      <List disablePadding aria-label={t('playInvitations.title')}>
        {rows.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
      </List>
    </Panel>
  );
}

/** Accepts directly for oneself; for others, or if a declaration is needed, on the page with the consent text. */
function InvitationRow({ invitation }: { readonly invitation: MyPlayInvitation }) {
  const { t } = useTranslation('management');
  const client = useQueryClient();
  const { _id, open, player, invited_by } = invitation;
  const isMe = useMe()?.player?._id === player._id;
  const changed = () => invalidate(client, listMyPlayInvitations, listMyInscriptions, getOpen);
  const accept = useWrite({
    write: (_: void, idempotencyKey) =>
      call(enrol, { params: { id: open._id }, body: { player_id: player._id }, idempotencyKey }),
    onSuccess: async ({ state }) => {
      notify('success', t(state === 'waiting' ? 'playInvitations.waiting' : 'playInvitations.accepted'));
      await changed();
    },
  });
  const decline = useWrite({
    write: () => call(removeInscription, { params: { id: open._id, inscription_id: _id } }),
    onSuccess: async () => {
      notify('success', t('playInvitations.declined'));
      await changed();
    },
  });
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      <TwoLines
        first={open.name}
        second={[
          formatDay(open.date_start),
          player.name,
          invited_by !== null && t('playInvitations.by', { name: invited_by }),
        ]}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
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
      </Box>
    </ListItem>
  );
}
