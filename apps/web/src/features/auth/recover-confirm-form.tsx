import { confirmRecovery, recoveryConfirmation } from '@topspin/contract';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { newPasswordFields, typedTwice } from '#lib/new-password.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

const schema = z.object({ ...recoveryConfirmation.shape, ...newPasswordFields }).check(typedTwice);

type Props = { readonly mail: boolean; readonly email: string; readonly onAgain: () => void };

/** The code, from the mail or the admin, and a new password, typed twice. */
export function RecoverConfirmForm({ mail, email, onAgain }: Props) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const form = useApiForm({
    schema,
    defaultValues: { email, code: '', password: '', confirmation: '' },
    draft: null,
    onSubmit: async ({ email, code, password }) => {
      await call(confirmRecovery, { body: { email, code, password } }).catch((error: unknown) => {
        notify('error', t('passwordResetError'));
        throw error;
      });
      notify('success', t('passwordResetSuccess'));
      await navigate({ to: paths.auth });
    },
  });
  const { control } = form;
  return (
    <Form
      form={form}
      submitLabel={t('recover.confirmSubmit')}
      secondary={<Button onClick={onAgain}>{t(mail ? 'recover.again' : 'recover.askAgain')}</Button>}
    >
      <TextInput control={control} name="email" type="email" label={t('email')} autoComplete="username" />
      <TextInput
        control={control}
        name="code"
        label={t('recover.code')}
        hint={t(mail ? 'recover.codeHint' : 'recover.codeHintNoMail')}
        autoComplete="one-time-code"
      />
      <NewPasswordFields control={control} label={t('recover.newPassword')} />
    </Form>
  );
}
