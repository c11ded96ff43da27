import { type Account, eraseUser, getUserLegacy, type Legacy, listUsers } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { EraseSummary } from '#lib/erasure/erase-summary.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { ErrorState } from '#ui/state/error-state.tsx';

/** Erases an account for somebody who asked for it, once its consequences are read and the admin's password is typed. */
export function EraseUser({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const [asking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(getUserLegacy, { params: { id: account._id } }),
    enabled: asking,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Box>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('erasing.hint')}
      </Typography>
      <ActButton
        color="error"
        variant="outlined"
        busy={asking && isFetching && !data}
        onClick={() => setAsking(true)}
      >
        {t('erasing.erase')}
      </ActButton>
      {asking && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {asking && data && (
        <EraseDialog account={account} things={data.things} onClose={() => setAsking(false)} />
      )}
    </Box>
  );
}

type DialogProps = {
  readonly account: Account;
  readonly things: Legacy['things'];
  readonly onClose: () => void;
};

function EraseDialog({ account, things, onClose }: DialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { _id: id, name } = account;
  const form = useApiForm({
    draft: null,
    schema: eraseUser.body,
    defaultValues: { password: '' },
    onSubmit: async (body) => {
      await call(eraseUser, { params: { id }, body });
      notify('info', t('erasing.erased', { name }));
      onClose();
      await navigate({ to: paths.usersAdmin, replace: true });
      await invalidate(client, listUsers);
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('erasing.title', { name })}
      confirm={t('erasing.confirm')}
      busy={form.formState.isSubmitting}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <EraseSummary of="other" things={things} />
        {form.problem && <FormProblem problem={form.problem} />}
        <PasswordField
          control={form.control}
          name="password"
          label={t('erasing.password')}
          autoComplete="current-password"
        />
      </Box>
    </ConfirmDialog>
  );
}
