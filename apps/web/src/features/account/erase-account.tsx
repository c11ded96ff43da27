import { eraseMe } from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { endSession } from '#lib/session/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

/** Erases the account after the password was typed once more. */
export function EraseAccount() {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
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
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('security.eraseHint')}
      </Typography>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        {t('security.erase')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={t('security.eraseTitle')}
          confirm={t('security.eraseConfirm')}
          busy={form.formState.isSubmitting}
          onConfirm={() => void form.submit()}
          onCancel={() => setAsking(false)}
        >
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {form.problem && <FormProblem problem={form.problem} />}
            <Typography>{t('security.eraseWarning')}</Typography>
            <PasswordField
              control={form.control}
              name="password"
              label={t('security.erasePassword')}
              autoComplete="current-password"
            />
          </Box>
        </ConfirmDialog>
      )}
    </>
  );
}
