import { accessByApiKey } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { useAfterLogin } from './use-after-login.ts';

/** An API key, made on the profile page. */
export function ApiKeyForm() {
  const { t } = useTranslation('auth');
  const afterLogin = useAfterLogin();
  const form = useApiForm({
    schema: accessByApiKey.body,
    defaultValues: { apiKey: '' },
    draft: null,
    onSubmit: async (body) => afterLogin(await call(accessByApiKey, { body })),
  });
  return (
    <Form form={form} submitLabel={t('login.submit')}>
      <PasswordField control={form.control} name="apiKey" label={t('login.apiKey')} autoComplete="off" />
    </Form>
  );
}
