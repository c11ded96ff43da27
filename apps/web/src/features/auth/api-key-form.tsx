import { accessByApiKey } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { Form } from '#ui/form/form.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { usePlainForm } from '#ui/plain-form/use-plain-form.ts';
import { useReveal } from '#ui/form/use-reveal.tsx';
import { useAfterLogin } from './use-after-login.ts';

/** An API key, made on the profile page. */
export function ApiKeyForm() {
  const { t } = useTranslation('auth');
  const afterLogin = useAfterLogin();
  const form = usePlainForm({
    initial: { apiKey: '' },
    schema: async () => (await import('./login-schemas.ts')).apiKeyCredentials,
    onSubmit: async (body) => afterLogin(await call(accessByApiKey, { body })),
  });
  return (
    <Form form={form} submitLabel={t('login.submit')}>
      <OutlinedField
        {...form.field('apiKey')}
        {...useReveal()}
        label={t('login.apiKey')}
        autoComplete="off"
      />
    </Form>
  );
}
