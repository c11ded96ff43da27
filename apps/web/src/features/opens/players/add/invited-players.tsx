import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { mdiClose } from '@mdi/js';
import { type OpenPage, type PlayInvitation, removeInscription } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { useNotifyLeft } from '#domain/inscriptions/use-notify-left.ts';
import { formatDay } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActIconButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { useInvitations } from './use-invite.ts';

/** Pending invitations to play; only organisers see them. */
export function InvitedPlayers({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const list = useInvitations(open._id);
  if (list.rows.length === 0) return null;
  return (
    <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
      <Typography variant="h2" sx={{ pt: 1 }}>
        {t('invitations.title')}
      </Typography>
      <Hint sx={{ pb: 1 }}>{t('invitations.hint')}</Hint>
      <List disablePadding aria-label={t('invitations.title')}>
        {list.rows.map((invitation) => (
          <InvitedRow key={invitation._id} open={open} invitation={invitation} />
        ))}
      </List>
    </Card>
  );
}

type RowProps = { readonly open: OpenPage; readonly invitation: PlayInvitation };

function InvitedRow({ open, invitation: { _id, player, state, invited_at } }: RowProps) {
  const { t } = useTranslation('opens');
  const notifyLeft = useNotifyLeft();
  const takeBack = useWrite({
    write: () => call(removeInscription, { params: { id: open._id, inscription_id: _id } }),
    onSuccess: () =>
      notifyLeft(t('invitations.takenBack', { name: player.name }), { open: open._id, inscription: _id }),
  });
  return (
    <ListItem disableGutters sx={{ gap: 1.5, justifyContent: 'space-between' }}>
      <TwoLines first={player.name} second={[formatDay(invited_at)]} />
      <Chip size="small" variant="outlined" label={t(`players.states.${state}`)} sx={{ ml: 'auto' }} />
      {state === 'invited' ? (
        <ActIconButton
          aria-label={t('invitations.takeBack', { name: player.name })}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate()}
        >
          <Icon path={mdiClose} fontSize="small" />
        </ActIconButton>
      ) : null}
    </ListItem>
  );
}
