import { eraseMe, getLegacy, type Legacy } from '@topspin/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { AskToErase } from '#domain/erasure/ask-to-erase.tsx';
import { EraseDialog } from '#domain/erasure/erase-dialog.tsx';
import { EraseSummary } from '#domain/erasure/erase-summary.tsx';
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
  const navigate = useNavigate();
  const [erased, setErased] = useState<ReadonlySet<string>>(new Set());
  const onErase = (id: string, erase: boolean) =>
    setErased(new Set([...erased].filter((one) => one !== id).concat(erase ? [id] : [])));
  const [{ last_admin: isLastAdmin, things }] = useState(legacy);
  if (isLastAdmin)
    return (
      <Modal title={t('security.eraseTitle')} maxWidth="xs" onClose={onClose}>
        <NameAdmin onClose={onClose} />
      </Modal>
    );
  return (
    <EraseDialog
      words={{
        title: t('security.eraseTitle'),
        confirm: t('security.eraseConfirm'),
        password: t('security.erasePassword'),
      }}
      onErase={async (password) => {
        await call(eraseMe, { body: { password, erase_players: [...erased] } });
        notify('info', t('security.erased'));
        endSession();
        removeAllDrafts();
        // Without the way back here: the next login on this device may be somebody else's.
        await navigate({ to: paths.auth, search: {} });
      }}
      onClose={onClose}
    >
      <EraseSummary of="own" things={things} players={{ erased, onErase }} />
    </EraseDialog>
  );
}
