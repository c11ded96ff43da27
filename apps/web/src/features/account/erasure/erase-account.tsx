import { eraseMe, getLegacy, type Legacy } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { AskToErase } from '#lib/erasure/ask-to-erase.tsx';
import { EraseDialog } from '#lib/erasure/erase-dialog.tsx';
import { endSession } from '#lib/session/session.ts';
import { removeAllDrafts } from '#ui/draft/drafts.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { NameAdmin } from './name-admin.tsx';

/** Erases the user's account; the last admin first appoints another. */
export function EraseAccount() {
  const { t } = useTranslation('account');
  return (
    <AskToErase hint={t('security.eraseHint')} label={t('security.erase')} legacy={apiQuery(getLegacy)}>
      {(legacy, close) => <EraseOwn legacy={legacy} onClose={close} />}
    </AskToErase>
  );
}

type Props = { readonly legacy: Legacy; readonly onClose: () => void };

function EraseOwn({ legacy, onClose }: Props) {
  const { t } = useTranslation('account');
  const [{ last_admin: isLastAdmin, things }] = useState(legacy);
  if (isLastAdmin)
    return (
      <Modal title={t('security.eraseTitle')} maxWidth="xs" onClose={onClose}>
        <NameAdmin onClose={onClose} />
      </Modal>
    );
  return (
    <EraseDialog
      of="own"
      things={things}
      words={{
        title: t('security.eraseTitle'),
        confirm: t('security.eraseConfirm'),
        password: t('security.erasePassword'),
      }}
      onErase={async (body) => {
        await call(eraseMe, { body });
        notify('info', t('security.erased'));
        endSession();
        removeAllDrafts();
      }}
      onClose={onClose}
    />
  );
}
