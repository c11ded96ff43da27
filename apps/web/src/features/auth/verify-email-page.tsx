import { emailVerification, verifyEmail } from '@topspin/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { useAfterLogin } from './use-after-login.ts';

/**
 * The page that the verification mail links to. The password shows that the reader created the account: anybody could
 * have registered their address. Somebody who did not, or has forgotten it, sets another.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const afterLogin = useAfterLogin({ page: paths.registrationSuccess });
  const { token } = useParams({ from: '/access/verify-email/$token' });
  const form = useApiForm({
    schema: emailVerification,
    defaultValues: { password: '' },
    draft: null,
    onSubmit: async (body) => {
      try {
        await afterLogin(await call(verifyEmail, { params: { token }, body }));
      } catch (error) {
        if (!isProblem(error, 'auth.badToken')) throw error;
        await navigate({ to: paths.registrationError, replace: true });
      }
    },
  });
  return (
    <AuthCard title={t('feedback.verifyTitle')} hint={t('feedback.verifyBody')}>
      <Form form={form} submitLabel={t('feedback.verify')}>
        <PasswordField
          control={form.control}
          name="password"
          label={t('password')}
          autoComplete="current-password"
        />
      </Form>
      <TextLink to={paths.recover} sx={{ justifySelf: 'start' }}>
        {t('feedback.verifyForgot')}
      </TextLink>
    </AuthCard>
  );
}
