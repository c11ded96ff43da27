import Alert from '@mui/material/Alert';
import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Row } from '#ui/layout.ts';
import { LeaveThere } from './leave-there.tsx';
import { useLeave } from './use-entrants.ts';

type Props = {
  readonly open: OpenPage;
  /** The user's name. */
  readonly person: string;
  readonly inscription: NonNullable<OpenPage['my_inscription']>;
};

/** States in which only the organisers can withdraw somebody. */
const underWay: readonly string[] = ['registrationClosed', 'reception', 'active'];

/**
 * The user's registration in an open, until it is over, and the button to withdraw; asks first if somebody is waiting
 * for the place.
 */
export function OwnInscription({ open, person, inscription }: Props) {
  const { t } = useTranslation('opens');
  const [asking, setAsking] = useState(false);
  const leave = useLeave(open._id);
  const { _id, state } = inscription;
  const isWaiting = state === 'waiting';
  const go = () =>
    leave.mutate(
      { inscription: _id, person, state: isWaiting ? 'waiting' : 'registered', name: null },
      { onSettled: () => setAsking(false) },
    );
  if (state === 'withdrawn' || state === 'removed')
    return (
      <Alert severity="info">
        {t(`entrants.was.${state}`)} {t('inscription.closed')}.
      </Alert>
    );
  if (open.state === 'finished') return null;
  return (
    <Row gap={1.5}>
      <Alert severity="success">{t(state === 'waiting' ? 'inscription.waiting' : 'inscription.done')}</Alert>
      {!open.may.leave && underWay.includes(open.state) && <LeaveThere contact={open.contact} />}
      {open.may.leave && (
        <ActButton
          color="error"
          busy={leave.isPending}
          onClick={() => (open.waiting_count > 0 && state !== 'waiting' ? setAsking(true) : go())}
        >
          {t('inscription.leave')}
        </ActButton>
      )}
      {asking && (
        <ConfirmDialog
          danger
          busy={leave.isPending}
          title={t('inscription.leaveTitle')}
          confirm={t('inscription.leave')}
          onConfirm={go}
          onCancel={() => setAsking(false)}
        >
          {t('inscription.leaveBody')}
        </ConfirmDialog>
      )}
    </Row>
  );
}
