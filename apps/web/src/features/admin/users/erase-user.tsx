import { type Account, eraseUser, getUserLegacy, type Legacy, listUsers } from '@topspin/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { AskToErase } from '#domain/erasure/ask-to-erase.tsx';
import { EraseDialog } from '#domain/erasure/erase-dialog.tsx';
import { EraseSummary } from '#domain/erasure/erase-summary.tsx';
import { notify } from '#ui/notify/notifications.ts';

/** Erases an account for somebody who asked for it, once its consequences are read and the admin's password is typed. */
export function EraseUser({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  return (
    <AskToErase
      hint={t('erasing.hint')}
      label={t('erasing.erase')}
      legacy={apiQuery(getUserLegacy, { params: { id: account._id } })}
    >
      {({ things }, close) => <EraseTheirs account={account} things={things} onClose={close} />}
    </AskToErase>
  );
}

type Props = {
  readonly account: Account;
  readonly things: Legacy['things'];
  readonly onClose: () => void;
};

function EraseTheirs({ account, things, onClose }: Props) {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const { _id: id, name } = account;
  return (
    <EraseDialog
      words={{
        title: t('erasing.title', { name }),
        confirm: t('erasing.confirm'),
        password: t('erasing.password'),
      }}
      onErase={async (password) => {
        await call(eraseUser, { params: { id }, body: { password } });
        notify('info', t('erasing.erased', { name }));
        onClose();
        await navigate({ to: paths.usersAdmin, replace: true });
        await invalidate(listUsers);
      }}
      onClose={onClose}
    >
      <EraseSummary of="other" things={things} />
    </EraseDialog>
  );
}
