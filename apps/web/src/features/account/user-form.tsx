import { editMe, languages, personName, language, me as meRoute, type User } from '@topspin/contract';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { changeLanguage } from '#lib/i18n.ts';
import { onDevice } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { LoadNewer, useNewerVersions } from '#lib/api/stale-form.tsx';
import { notify } from '#ui/notify/notifications.ts';

const longestName = 80;
const schema = z.object({ name: personName(longestName), lang: language });

/** The name and the language of the account; the email is shown with whether it is verified. */
export function UserForm({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account', 'common']);
  const read = () => invalidate(meRoute);
  const form = useApiForm({
    schema,
    defaultValues: { name: user.name, lang: user.lang },
    draft: onDevice('account'),
    onSubmit: async (body) => {
      await call(editMe, { body, version: user.version });
      await changeLanguage(body.lang);
      form.reset(form.getValues());
      await read();
      notify('success', t('account:user.saved'));
    },
  });
  useNewerVersions(user, ({ name, lang }) => form.rebase({ name, lang }));
  return (
    <Form
      form={form}
      submitLabel={t('common:save')}
      quiet
      remedy={<LoadNewer problem={form.problem} read={read} />}
    >
      <TextInput control={form.control} name="name" label={t('account:user.name')} autoComplete="name" />
      <OutlinedField
        label={t('account:user.email')}
        value={user.email}
        readOnly
        endAdornment={
          <InputAdornment position="end">
            <Chip
              size="small"
              color={user.email_verified ? 'success' : 'warning'}
              label={t(user.email_verified ? 'account:user.emailVerified' : 'account:user.emailPending')}
            />
          </InputAdornment>
        }
      />
      <SelectInput
        control={form.control}
        name="lang"
        label={t('account:user.lang')}
        options={languages.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
      />
    </Form>
  );
}
