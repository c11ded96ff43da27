import { access, register, registration } from '@topspin/contract';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { newPasswordFields, typedTwice } from '#lib/new-password.ts';
import { inTab } from '#ui/draft/drafts.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { Form } from '#ui/form/form.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { useAfterLogin } from './use-after-login.ts';

/** The fields of the contract's registration that the user fills in. */
const { name, email } = registration.shape;

const schema = z
  .object({
    name,
    email,
    ...newPasswordFields,
    setup_code: z.string(),
    terms_accepted: z
      .boolean()
      .check(z.refine((accepted) => accepted, { error: () => i18next.t('forms:termsRequired') })),
  })
  .check(typedTwice);

type Props = { readonly asksSetupCode: boolean; readonly onMailSent: (email: string) => void };

/** Name, email, password twice and the terms; then logged in, or sent to their mailbox if mail is enabled. */
export function RegisterForm({ asksSetupCode, onMailSent }: Props) {
  const { t } = useTranslation('auth');
  const afterLogin = useAfterLogin({ isNew: true });
  const form = useApiForm({
    schema,
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirmation: '',
      setup_code: '',
      terms_accepted: false,
    },
    draft: inTab('account:new'),
    onSubmit: async ({ name, email, password, setup_code }) => {
      const lang = currentLanguage();
      const body = { name, email, password, lang, setup_code, terms_accepted: true } as const;
      const { mail_sent: mailSent } = await call(register, { body });
      if (mailSent) onMailSent(email);
      else await afterLogin(await call(access, { body: { email, password } }));
    },
  });
  const { control } = form;
  const codeWanted = asksSetupCode || isProblem(form.problem, 'auth.setupCodeRequired');
  return (
    <Form form={form} submitLabel={t('register.submit')}>
      {codeWanted && (
        <TextInput
          control={control}
          name="setup_code"
          label={t('register.setupCode')}
          hint={t('register.setupCodeHint')}
          autoComplete="off"
        />
      )}
      <TextInput control={control} name="name" label={t('register.name')} autoComplete="name" />
      <TextInput control={control} name="email" type="email" label={t('email')} autoComplete="username" />
      <NewPasswordFields control={control} label={t('password')} />
      <TickBox
        control={control}
        name="terms_accepted"
        label={
          <>
            {t('register.termsBefore')}{' '}
            <TextLink to={paths.terms} target="_blank">
              {t('register.termsLink')}
            </TextLink>
          </>
        }
      />
    </Form>
  );
}
