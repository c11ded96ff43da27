import { eraseMe, getLegacy, type Legacy } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { EraseSummary } from '#lib/erasure/erase-summary.tsx';
import { endSession } from '#lib/session/session.ts';
import { removeAllDrafts } from '#ui/draft/drafts.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { NameAdmin } from './name-admin.tsx';

/**
 * Erases the user's account. The consequences are loaded before the dialog opens; the last admin first
 * appoints another.
 */
export function EraseAccount() {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(getLegacy),
    enabled: asking,
    staleTime: 0,
    gcTime: 0,
  });
  const close = () => setAsking(false);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('security.eraseHint')}
      </Typography>
      <ActButton
        color="error"
        variant="outlined"
        busy={asking && isFetching && !data}
        onClick={() => setAsking(true)}
      >
        {t('security.erase')}
      </ActButton>
      {asking && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {asking && data && <EraseDialog legacy={data} onClose={close} />}
    </>
  );
}

type Closing = { readonly onClose: () => void };

function EraseDialog({ legacy, onClose }: Closing & { readonly legacy: Legacy }) {
  const { t } = useTranslation('account');
  const [{ last_admin: isLastAdmin, things }] = useState(legacy);
  if (isLastAdmin)
    return (
      <Modal title={t('security.eraseTitle')} maxWidth="xs" onClose={onClose}>
        <NameAdmin onClose={onClose} />
      </Modal>
    );
  return (
    <ConfirmErasing onClose={onClose}>
      <EraseSummary of="own" things={things} />
    </ConfirmErasing>
  );
}

/** Erases the account after asking for the password again. */
function ConfirmErasing({ onClose, children }: Closing & { readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: eraseMe.body,
    defaultValues: { password: '' },
    draft: null,
    onSubmit: async (body) => {
      await call(eraseMe, { body });
      notify('info', t('security.erased'));
      endSession();
      removeAllDrafts();
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
