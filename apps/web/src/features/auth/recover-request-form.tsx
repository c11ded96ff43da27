import { recover, recoveryRequest } from '@topspin/contract';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

type Props = {
  /** Whether the installation sends mails; otherwise its admin passes the code on. */
  readonly mail: boolean;
  readonly email: string;
  readonly onCode: (email: string) => void;
};

/** The email of the account whose password was forgotten. */
export function RecoverRequestForm({ mail, email, onCode }: Props) {
  const { t } = useTranslation('auth');
  const form = useApiForm({
    schema: recoveryRequest,
    defaultValues: { email },
    draft: null,
    onSubmit: async (body) => {
      await call(recover, { body });
      notify('info', t(mail ? 'recover.sent' : 'recover.asked'));
      onCode(body.email);
    },
  });
  return (
    <Form
      form={form}
      submitLabel={t(mail ? 'recover.submit' : 'recover.ask')}
      secondary={<Button onClick={() => onCode(form.getValues('email'))}>{t('recover.haveCode')}</Button>}
    >
      <TextInput
        control={form.control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
      />
    </Form>
  );
}
