import { useTranslation } from 'react-i18next';
import { recoveryRequest } from '@topspin/contract';
import { paths } from '#lib/paths.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { useResend } from '#lib/session/use-resend.ts';

/** The email was verified, and the user is logged in. */
export function RegistrationSuccessPage() {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t('feedback.successTitle')} hint={t('feedback.successBody')}>
      <ButtonLink to={paths.home} variant="contained" size="large" sx={{ justifySelf: 'start' }}>
        {t('feedback.goToLogin')}
      </ButtonLink>
    </AuthCard>
  );
}

/** The link had expired or was already used: the user can request another here. */
export function RegistrationErrorPage() {
  const { t } = useTranslation('auth');
  const resend = useResend();
  const form = useApiForm({
    schema: recoveryRequest,
    defaultValues: { email: '' },
    draft: null,
    onSubmit: async ({ email }) => resend.mutate(email),
  });
  return (
    <AuthCard title={t('feedback.errorTitle')} hint={t('feedback.errorBody')}>
      <Form form={form} submitLabel={t('feedback.resend')}>
        <TextInput
          control={form.control}
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
        />
      </Form>
      <TextLink to={paths.auth} sx={{ justifySelf: 'start' }}>
        {t('recover.back')}
      </TextLink>
    </AuthCard>
  );
}
