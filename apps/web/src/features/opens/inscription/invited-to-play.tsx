import { type OpenPage, removeInscription } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { useNotifyLeft } from '#domain/inscriptions/use-notify-left.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Row } from '#ui/layout.ts';

type Props = {
  readonly open: OpenPage;
  readonly inscription: NonNullable<OpenPage['my_inscription']>;
  readonly quiet: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
};

/**
 * An invitation to an open: who invites, and both answers. Declining asks first, since the organisers see it.
 */
export function InvitedToPlay({ open, inscription, quiet, busy, onAccept }: Props) {
  const { t } = useTranslation('opens');
  const [asking, setAsking] = useState(false);
  const decline = useDecline(open._id, inscription._id);
  const { invited_by: name } = inscription;
  return (
    <>
      <Typography>{name === null ? t('invited.waits') : t('invited.by', { name })}</Typography>
      <Row>
        <ActButton
          variant={quiet ? 'outlined' : 'contained'}
          size={quiet ? 'medium' : 'large'}
          busy={busy || decline.isPending}
          onClick={onAccept}
        >
          {t('invited.accept')}
        </ActButton>
        <ActButton
          size={quiet ? 'medium' : 'large'}
          busy={busy || decline.isPending}
          onClick={() => setAsking(true)}
        >
          {t('invited.decline')}
        </ActButton>
      </Row>
      {asking && (
        <ConfirmDialog
          busy={decline.isPending}
          title={t('invited.title')}
          confirm={t('invited.decline')}
          onConfirm={() => decline.mutate(undefined, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          {t('invited.body')}
        </ConfirmDialog>
      )}
    </>
  );
}

function useDecline(id: string, inscriptionId: string) {
  const { t } = useTranslation('opens');
  const notifyLeft = useNotifyLeft();
  return useWrite({
    write: () => call(removeInscription, { params: { id, inscription_id: inscriptionId } }),
    onSuccess: () => notifyLeft(t('invited.done'), { open: id, inscription: inscriptionId }),
  });
}
