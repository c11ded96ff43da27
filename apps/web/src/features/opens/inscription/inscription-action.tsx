import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getOpen, listInscriptions, type OpenPage, removeInscription } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useMe } from '#lib/session/use-me.ts';
import { useSession } from '#lib/session/session.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useEnrol } from '../players/use-enrol.ts';

type Props = {
  readonly open: OpenPage;
  /** For an organiser, who has another step to take. */
  readonly quiet?: boolean;
};

/** The one button that fits who looks: log in, create the profile, enrol, wait, or leave. */
export function InscriptionAction({ open, quiet = false }: Props) {
  const { t } = useTranslation('opens');
  const { refreshToken } = useSession();
  const me = useMe();
  const enrol = useEnrol(open._id);
  const { my_inscription: mine } = open;
  if (mine && !open.may.enrol) return <Enrolled open={open} inscription={mine} />;
  if (open.state !== 'registrationOpen' && !open.may.enrol)
    return <Alert severity="info">{t('inscription.closed')}</Alert>;
  const full = open.players_count >= open.players_max;
  if (refreshToken === null) {
    const next = paths.inscription.replace('$openId', open._id);
    return (
      <ButtonLink variant="contained" size="large" to={paths.auth} search={{ next }}>
        {t('inscription.login')}
      </ButtonLink>
    );
  }
  if (me === undefined) return null;
  const { player } = me;
  if (player === null) return quiet ? null : <NoPlayer />;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {full && <Typography>{t('inscription.full')}</Typography>}
      <ActButton
        variant={quiet ? 'text' : 'contained'}
        size={quiet ? 'medium' : 'large'}
        busy={enrol.isPending}
        onClick={() => enrol.mutate({ playerId: player._id, own: true })}
      >
        {t(full ? 'inscription.join' : 'inscription.enrol')}
      </ActButton>
    </Box>
  );
}

function NoPlayer() {
  const { t } = useTranslation('opens');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        {t('inscription.notPlayer')}. {t('inscription.createPlayerHint')}
      </Typography>
      <ButtonLink variant="contained" size="large" to={paths.profile}>
        {t('inscription.createPlayer')}
      </ButtonLink>
    </Box>
  );
}

type EnrolledProps = {
  readonly open: OpenPage;
  readonly inscription: NonNullable<OpenPage['my_inscription']>;
};

function Enrolled({ open, inscription }: EnrolledProps) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const leave = useWrite({
    write: () => call(removeInscription, { params: { id: open._id, inscription_id: inscription._id } }),
    onSuccess: async () => {
      notify('success', t('inscription.left'));
      await invalidate(client, getOpen, listInscriptions);
    },
    onSettled: () => setLeaving(false),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Alert severity="success">
        {t(inscription.state === 'waiting' ? 'inscription.waiting' : 'inscription.done')}
      </Alert>
      {open.may.leave && (
        <ActButton color="error" onClick={() => setLeaving(true)}>
          {t('inscription.leave')}
        </ActButton>
      )}
      {leaving && (
        <ConfirmDialog
          danger
          busy={leave.isPending}
          title={t('inscription.leaveTitle')}
          confirm={t('inscription.leave')}
          onConfirm={() => leave.mutate()}
          onCancel={() => setLeaving(false)}
        >
          {t('inscription.leaveBody')}
        </ConfirmDialog>
      )}
    </Box>
  );
}
