import { email, getLegacy, listUsers, setRoles } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Stack } from '#ui/layout.ts';

const schema = z.object({ email });

/** The last admin makes another account one, and can then erase their own. */
export function NameAdmin({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const form = useApiForm({
    schema,
    defaultValues: { email: '' },
    draft: null,
    onSubmit: async (given): Promise<void> => {
      const { collection } = await call(listUsers, { query: { filters: { email: given.email } } });
      const { _id: id, name = '', roles, version } = collection[0] ?? {};
      if (id === undefined || roles === undefined || version === undefined) {
        form.setError('email', { message: t('account:erasing.noAccount') });
        return;
      }
      await call(setRoles, { params: { id }, body: { roles: [...roles, 'admin'] }, version });
      notify('success', t('account:erasing.named', { name }));
      await invalidate(getLegacy);
      onClose();
    },
  });
  return (
    <Stack sx={{ pt: 1 }}>
      <Typography>{t('account:erasing.lastAdmin')}</Typography>
      <Form form={form} submitLabel={t('account:erasing.nameAdmin')} onCancel={onClose}>
        <TextInput
          control={form.control}
          name="email"
          type="email"
          label={t('account:erasing.newAdmin')}
          autoComplete="off"
        />
      </Form>
    </Stack>
  );
}
