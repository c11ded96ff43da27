import { eraseMe, getLegacy } from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { endSession } from '#lib/session/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { EraseSummary } from './erase-summary.tsx';
import { NameAdmin } from './name-admin.tsx';

/** The way to erase one's account. */
export function EraseAccount() {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('security.eraseHint')}
      </Typography>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {t('security.erase')}
      </Button>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </>
  );
}

type Closing = { readonly onClose: () => void };

/** Says what would happen to everything; the last admin names another before. */
function EraseDialog({ onClose }: Closing) {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery({ ...apiQuery(getLegacy), staleTime: 0 });
  if (data && !data.last_admin)
    return (
      <ConfirmErasing onClose={onClose}>
        <EraseSummary things={data.things} />
      </ConfirmErasing>
    );
  return (
    <Modal title={t('security.eraseTitle')} maxWidth="xs" onClose={onClose}>
      {data && <NameAdmin onClose={onClose} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BallLoader />)}
    </Modal>
  );
}

/** Erases the account after the password was typed once more. */
function ConfirmErasing({ onClose, children }: Closing & { readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: eraseMe.body,
    defaultValues: { password: '' },
    onSubmit: async (body) => {
      await call(eraseMe, { body });
      notify('info', t('security.erased'));
      endSession();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('security.eraseTitle')}
      confirm={t('security.eraseConfirm')}
      busy={form.formState.isSubmitting}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {children}
        {form.problem && <FormProblem problem={form.problem} />}
        <PasswordField
          control={form.control}
          name="password"
          label={t('security.erasePassword')}
          autoComplete="current-password"
        />
      </Box>
    </ConfirmDialog>
  );
}
