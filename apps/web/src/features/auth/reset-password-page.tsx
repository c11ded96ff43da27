import { resetPassword } from '@topspin/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { call } from '#lib/api/client.ts';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notifications.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { newPasswordSchema } from './new-password-schema.ts';

/** The page that the link of the recovery mail leads to. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { token } = useParams({ from: '/access/reset-password/$token' });
  const form = useApiForm({
    schema: newPasswordSchema,
    defaultValues: { password: '', confirmation: '' },
    onSubmit: async ({ password }) => {
      try {
        await call(resetPassword, { params: { token }, body: { password } });
      } catch (error) {
        notify('error', t('passwordResetError'));
        throw error;
      }
      notify('success', t('passwordResetSuccess'));
      await navigate({ to: paths.auth });
    },
  });
  return (
    <AuthCard title={t('recover.confirmTitle')}>
      <Form form={form} submitLabel={t('recover.confirmSubmit')}>
        <PasswordField
          control={form.control}
          name="password"
          label={t('recover.newPassword')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          control={form.control}
          name="confirmation"
          label={t('register.confirm')}
          autoComplete="new-password"
        />
      </Form>
      <TextLink to={paths.recover} sx={{ justifySelf: 'start' }}>
        {t('recover.again')}
      </TextLink>
    </AuthCard>
  );
}
