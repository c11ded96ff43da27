import { resetPassword } from '@topspin/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { newPasswordFields, typedTwice } from '#lib/new-password.ts';
import { Form } from '#ui/form/form.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { AuthCard } from './auth-card.tsx';

const schema = z.object(newPasswordFields).check(typedTwice);

/** The page that the recovery mail links to. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { token } = useParams({ from: '/access/reset-password/$token' });
  const form = useApiForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    draft: null,
    onSubmit: async ({ password }) => {
      await call(resetPassword, { params: { token }, body: { password } }).catch((error: unknown) => {
        notify('error', t('passwordResetError'));
        throw error;
      });
      notify('success', t('passwordResetSuccess'));
      await navigate({ to: paths.auth });
    },
  });
  return (
    <AuthCard title={t('recover.confirmTitle')}>
      <Form form={form} submitLabel={t('recover.confirmSubmit')}>
        <NewPasswordFields control={form.control} label={t('recover.newPassword')} />
      </Form>
      <TextLink to={paths.recover} sx={{ justifySelf: 'start' }}>
        {t('recover.again')}
      </TextLink>
    </AuthCard>
  );
}
