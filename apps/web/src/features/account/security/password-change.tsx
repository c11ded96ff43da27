import { changePassword, listApiKeys, listSessions, type User } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { newPasswordFields, typedTwice } from '#lib/new-password.ts';
import { Form } from '#ui/form/form.tsx';
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

const schema = z
  .object({
    old_password: z.string().check(z.minLength(1)),
    ...newPasswordFields,
  })
  .check(typedTwice);

const empty = { old_password: '', password: '', confirmation: '' };

/** The old password and the new one, typed twice. */
export function PasswordChange({ user }: { readonly user: User }) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema,
    defaultValues: empty,
    draft: null,
    onSubmit: async ({ old_password, password }) => {
      await call(changePassword, { params: { id: user._id }, body: { old_password, password } });
      form.reset(empty);
      await invalidate(listSessions, listApiKeys);
      notify('success', t('security.changed'));
    },
  });
  const { control } = form;
  return (
    <Form form={form} submitLabel={t('security.change')}>
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <PasswordField
        control={control}
        name="old_password"
        label={t('security.old')}
        autoComplete="current-password"
      />
      <NewPasswordFields control={control} label={t('security.new')} />
    </Form>
  );
}
