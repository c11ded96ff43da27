import { access, credentials } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { useAfterLogin } from './use-after-login.ts';

/** Email and password. */
export function PasswordForm() {
  const { t } = useTranslation('auth');
  const afterLogin = useAfterLogin();
  const form = useApiForm({
    schema: credentials,
    defaultValues: { email: '', password: '' },
    draft: null,
    onSubmit: async (body) => afterLogin(await call(access, { body })),
  });
  return (
    <Form form={form} submitLabel={t('login.submit')}>
      <TextInput
        control={form.control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none' }}
      />
      <PasswordField
        control={form.control}
        name="password"
        label={t('password')}
        autoComplete="current-password"
      />
    </Form>
  );
}
