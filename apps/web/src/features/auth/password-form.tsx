import { access } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { Form } from '#ui/form/form.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { usePlainForm } from '#ui/plain-form/use-plain-form.ts';
import { useReveal } from '#ui/form/use-reveal.tsx';
import { useAfterLogin } from './use-after-login.ts';

/** Email and password. */
export function PasswordForm() {
  const { t } = useTranslation('auth');
  const afterLogin = useAfterLogin();
  const form = usePlainForm({
    initial: { email: '', password: '' },
    schema: async () => (await import('./login-schemas.ts')).credentials,
    onSubmit: async (body) => afterLogin(await call(access, { body })),
  });
  return (
    <Form form={form} submitLabel={t('login.submit')}>
      <OutlinedField
        {...form.field('email')}
        type="email"
        label={t('email')}
        autoComplete="username"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none' }}
      />
      <OutlinedField
        {...form.field('password')}
        {...useReveal()}
        label={t('password')}
        autoComplete="current-password"
      />
    </Form>
  );
}
